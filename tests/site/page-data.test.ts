import { expect, test } from 'vitest';
import { readPage } from '#app/page-data.ts';
import { checkPageData } from '#scripts/site/page-schema.ts';
import { PAGES_WITH_SHELL, pageAt } from './built-site.ts';

test('the data of every page fits its schema', () => {
  for (const { address, document } of PAGES_WITH_SHELL)
    expect(() => checkPageData(readPage(document).data), address).not.toThrow();
});

test('data with a missing, an unknown or a wrong value is refused', () => {
  const { data } = readPage(pageAt('/forms').document);
  expect(() => checkPageData({ ...data, documents: undefined })).toThrow();
  expect(() => checkPageData({ ...data, documents: [{ id: 'claim' }] })).toThrow();
  expect(() => checkPageData({ ...data, words: { ...data.words, title: 1 } })).toThrow();
  expect(() => checkPageData({ ...data, more: '' })).toThrow();
  expect(() => checkPageData({ ...data, page: 'nothing' })).toThrow();
});
