import { expect, test } from 'vitest';
import { readPage } from '#app/page-data.ts';
import { checkPageData } from '#scripts/site/page-schema.ts';
import { PAGES_WITH_SHELL, pageAt } from './built-site.ts';

test('the page data of every page matches its schema', () => {
  for (const { address, document } of PAGES_WITH_SHELL)
    expect(() => checkPageData(readPage(document).data), address).not.toThrow();
});

test('the schema rejects page data with a missing, unknown or wrong value', () => {
  const { data } = readPage(pageAt('/forms').document);
  expect(() => checkPageData({ ...data, documents: undefined })).toThrow();
  expect(() => checkPageData({ ...data, documents: [{ id: 'claim' }] })).toThrow();
  expect(() => checkPageData({ ...data, words: { ...data.words, title: 1 } })).toThrow();
  expect(() => checkPageData({ ...data, more: '' })).toThrow();
  expect(() => checkPageData({ ...data, page: 'nothing' })).toThrow();
});
