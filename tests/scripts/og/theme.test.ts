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

test('a picture has the ground and arcs of its plan or page, for the comparison an arc per plan', () => {
  expect(themeOf({ page: 'certificate', plan: 'vital' })).toEqual(themeOf({ page: 'vital' }));
  expect(themeOf({ page: 'hospitals' }).sky).toBe(token('ink'));
  expect(themeOf({ page: 'about' }).sky).toBe(token('sand'));
  expect(PLANS.map((page) => themeOf({ page }).rings.length)).toEqual([3, 2, 1]);
  expect(themeOf({ page: 'comparePlans' }).rings).toEqual(PLANS.map((page) => themeOf({ page }).sky));
  expect(themeOf({ page: 'home' }).rings).toEqual([]);
});
