import type { Page } from '@playwright/test';
import { expect, open, SITES, test, turnsOf } from '../support/site.ts';

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** "  - heading "Hospitals" [level=2]": the role, and the level of a heading. */
const NODE = /^ *- '?([a-z]+)(?:.*\[level=(\d)\])?/;

/** What screen readers list and jump to. */
const KEPT = new Set(
  'banner navigation main search form region complementary contentinfo table columnheader rowheader heading'.split(
    ' ',
  ),
);

const treeOf = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('body').ariaSnapshot()).split('\n');

/** Landmarks, headings with their level and the heads of tables, without their names; "rowheader ×9" are nine in a row. */
const skeletonOf = (tree: readonly string[]): string =>
  tree
    .flatMap((line) => {
      const [, role = '', level = ''] = NODE.exec(line) ?? [];
      return KEPT.has(role) ? [role + level] : [];
    })
    .join(' ')
    .replace(/\b(\w+)(?: \1\b)+/g, (all, one) => `${one}×${all.split(' ').length}`);

/** Without a name of their own there is no telling two of them apart. */
const nameless = (tree: readonly string[]): readonly string[] =>
  tree.filter((line) =>
    /^ *- (navigation|form|region|complementary|table|columnheader|rowheader|heading)(?! ")/.test(line),
  );

const SKELETONS = [
  {
    what: 'the finder',
    path: '/hospitals?q=houston+methodist',
    ready: '[data-phase=ready]',
    main: 'heading1 search form heading2 region table columnheader×6 rowheader×2 region heading2×4',
  },
  {
    what: 'the comparison',
    path: '/compare-plans',
    ready: '[data-group]',
    main: 'heading1 form search heading2 table columnheader×4 rowheader×9 heading3×2 heading2 table columnheader×3 rowheader×6 heading3 heading2 heading3 heading2 heading3×3',
  },
  {
    what: 'the help centre',
    path: '/faqs#how-to-apply',
    ready: '#how-to-apply[open]',
    main: 'heading1 search heading2 heading3×8 complementary heading2 navigation heading2',
  },
] as const;

for (const { name, code, prefix } of SITES) {
  const inTurn = turnsOf(code);
  for (const { what, path, ready, main } of SKELETONS)
    inTurn()(
      `${what} in ${name} has the landmarks, headings and heads of tables that it has in every language, each with a name`,
      async ({ page }) => {
        await open(page, `${prefix}${path}`);
        await expect(page.locator(ready).first()).toBeAttached();
        const tree = await treeOf(page);
        expect(skeletonOf(tree)).toBe(
          `banner navigation main ${main} contentinfo heading2 navigation heading3×6`,
        );
        expect(nameless(tree)).toEqual([]);
      },
    );
}
