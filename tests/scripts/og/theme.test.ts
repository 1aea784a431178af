import { expect, test } from 'vitest';
import { PAGES, type PageId } from '#domain/page.ts';
import { PLANS } from '#domain/plan.ts';
import { themeOf, token } from '#scripts/og/theme.ts';
import { contrast } from '../../support/contrast.ts';

test.each(Object.keys(PAGES) as PageId[])(
  'text of %s has enough contrast on its background and on the glow',
  (page) => {
    const { title, label, sky, sea, glow } = themeOf({ page });
    expect(contrast(title, sky)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(label, sea)).toBeGreaterThanOrEqual(4.5);
    for (const band of glow) expect(contrast(title, band), band).toBeGreaterThanOrEqual(3);
  },
);

test('a plan has as many arcs around its sun as its symbol, and the comparison has one arc per plan', () => {
  expect(PLANS.map((page) => themeOf({ page }).rings.length)).toEqual([3, 2, 1]);
  expect(themeOf({ page: 'comparePlans' }).rings).toEqual(PLANS.map((page) => themeOf({ page }).sky));
  expect(themeOf({ page: 'home' }).rings).toEqual([]);
});

test('pages and certificates of a plan have its color, dark pages are ink, and all others sand', () => {
  const colors = {
    superior: 'ink',
    optima: 'lagoon',
    vital: 'coral',
    hospitals: 'ink',
    about: 'sand',
  } as const;
  for (const page of Object.keys(colors) as (keyof typeof colors)[])
    expect(themeOf({ page }).sky).toBe(token(colors[page]));
  expect(themeOf({ page: 'certificate', plan: 'vital' }).sky).toBe(token('coral'));
});
