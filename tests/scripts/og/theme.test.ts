import { expect, test } from 'vitest';
import { PAGES, type PageId } from '#domain/page.ts';
import { PLANS } from '#domain/plan.ts';
import { themeOf } from '#scripts/og/theme.ts';

/** Relative luminance. Source: WCAG 2.2. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

test.each(Object.keys(PAGES) as PageId[])('the words of %s read on their ground and on the light', (page) => {
  const { title, label, sky, sea, glow } = themeOf({ page });
  expect(contrast(title, sky)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(label, sea)).toBeGreaterThanOrEqual(4.5);
  for (const band of glow) expect(contrast(title, band), band).toBeGreaterThanOrEqual(3);
});

test('a plan has as many arcs around its sun as its mark, and the comparison one of each plan', () => {
  expect(PLANS.map((page) => themeOf({ page }).rings.length)).toEqual([3, 2, 1]);
  expect(themeOf({ page: 'comparePlans' }).rings).toEqual(PLANS.map((page) => themeOf({ page }).sky));
  expect(themeOf({ page: 'home' }).rings).toEqual([]);
});
