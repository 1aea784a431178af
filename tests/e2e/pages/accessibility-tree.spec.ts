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
    main: 'heading1 search form heading2 region table columnheader×6 rowheader×2 region heading2×4 heading3',
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
    main: 'heading1 search navigation heading2×2 heading3×8 complementary heading2',
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

test('the finder tells a screen reader what can be asked, what was asked, and each hospital with its networks and plans', async ({
  page,
}) => {
  await open(page, '/hospitals?q=houston+methodist');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Which hospitals in the United States can we use?" [level=1]
      - search:
        - form "Find hospitals":
          - combobox "State":
            - option "All states" [selected]
          - combobox "City"
          - button "Show the list"
          - combobox "Hospital name": houston methodist
          - button "Clear the name"
          - group "Near a place":
            - combobox "Near"
            - combobox "Within":
              - option /62 mi/ [selected]
            - button "Use my location"
            - status: Your location stays on this device and is forgotten when you leave the page.
          - group "Network":
            - radio "Any network" [checked]
            - radio "Open"
            - radio "Ultra"
            - radio "Plus"
            - radio "Core"
          - button "Filter hospitals (2 hospitals)"
          - button "Clear all"
      - heading "Hospitals" [level=2]
      - text: Sample network data
      - status:
        - strong: 2 hospitals
        - text: ": name contains “houston methodist”"
      - list "Active filters":
        - listitem:
          - 'button "Remove: name contains “houston methodist”"'
      - region "Hospital table, scrollable":
        - table "Hospitals, their networks, and the plans each is in network with":
          - rowgroup:
            - row:
              - columnheader "Hospital":
                - button "Hospital"
              - columnheader "City":
                - button "City"
              - columnheader "Ultra":
                - button "Ultra"
              - columnheader "Plus":
                - button "Plus"
              - columnheader "Core":
                - button "Core"
              - columnheader "In network with"
          - rowgroup:
            - row:
              - rowheader "Houston Methodist Baytown Hospital":
                - button /Houston Methodist Baytown Hospital/
              - cell "Baytown TX 77521"
              - cell "Yes"
              - cell "Yes"
              - cell "Yes"
              - cell:
                - list:
                  - listitem: Superior Open or Ultra
                  - listitem: Optima Ultra or Plus
                  - listitem: Vital Plus or Core
                - button "More about Houston Methodist Baytown Hospital"
            - row:
              - rowheader "Houston Methodist Hospital":
                - button /Houston Methodist Hospital/
              - cell "Houston TX 77030"
              - cell "Yes"
              - cell "No"
              - cell "No"
              - cell:
                - list:
                  - listitem: Superior Open or Ultra
                  - listitem: Optima Ultra
                - button "More about Houston Methodist Hospital"
      - region "Save or share this list":
        - button "Download the list (CSV)"
        - button "Print the list"
        - button "Copy link"
      - heading "In an emergency" [level=2]
      - paragraph:
        - link /Call \\+/
      - heading "Where the hospitals are" [level=2]
      - heading "Browse by state" [level=3]
  `);
  // The order of the rows, which the tree above does not write down.
  await page.getByRole('columnheader', { name: 'City' }).getByRole('button').press('Enter');
  await expect(page.getByRole('columnheader', { name: 'City' })).toHaveAttribute('aria-sort', 'ascending');
});

test('the comparison tells a screen reader what is compared, and each value under its plan and beside its benefit', async ({
  page,
}) => {
  await open(page, '/compare-plans?plans=superior,vital');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Compare Superior, Optima, and Vital" [level=1]
      - form "What to compare":
        - group "Plans":
          - checkbox "Superior" [checked]
          - checkbox "Optima"
          - checkbox "Vital" [checked]
        - combobox "Category":
          - option "General benefits" [selected]
        - search:
          - searchbox "Search benefits"
        - checkbox "Show differences only"
        - group "Personalize the tables":
          - combobox /Deductible option/
          - textbox "Policy start date"
      - status:
        - strong: 9 benefits in “General benefits”.
        - text: "Plans: Superior and Vital."
      - button "Start over"
      - button "Copy link"
      - button "Print this comparison"
      - heading "General benefits" [level=2]
      - 'table "General benefits: Superior and Vital"':
        - rowgroup:
          - row:
            - columnheader "Benefit"
            - columnheader "Superior":
              - link "Superior"
            - columnheader "Vital":
              - link "Vital"
        - rowgroup:
          - row:
            - rowheader "Annual maximum":
              - button "Annual maximum"
              - link "Link to Annual maximum"
            - cell "US$15,000,000"
            - cell "US$5,000,000"
          - row:
            - rowheader "Network in the United States"
            - cell "Open or Ultra"
            - cell "Plus or Core"
          - row:
            - rowheader "Out-of-network care in the US"
            - cell "60%"
            - cell /not included in the plan/
      - heading "Key" [level=3]
      - heading "Deductible options" [level=2]
      - table "Deductible options, in US dollars"
      - heading "Take a closer look" [level=2]
  `);
});

test('the help centre tells a screen reader which category and which answer is open, and how many it found', async ({
  page,
}) => {
  await open(page, '/faqs#how-to-apply');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "How can we help?" [level=1]
      - search:
        - searchbox "Search all answers"
        - status
      - group "Category":
        - button "Consultants" [pressed]
        - button "Our plans"
      - navigation "Category":
        - heading "Category" [level=2]
        - list:
          - listitem:
            - link "Consultants"
      - heading "Consultants" [level=2]
      - paragraph: 8 questions
      - group:
        - heading "How do I apply for a plan?" [level=3]
        - paragraph: /You apply through a consultant/
        - button "Copy link"
      - group:
        - heading "Which clients can I offer the plans to?" [level=3]
      - complementary "Didn’t find your answer?":
        - heading "Didn’t find your answer?" [level=2]
        - list:
          - listitem:
            - link /@/
          - listitem:
            - link /Call \\+/
  `);
  await page.getByRole('searchbox', { name: 'Search all answers' }).fill('newborn');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - search:
        - searchbox "Search all answers": newborn
        - button "Clear search"
        - status: /Top \\d+ answers for “newborn”/
      - navigation "Category"
      - region /Top \\d+ answers for “newborn”/:
        - heading /Top \\d+ answers for “newborn”/ [level=2]
        - list:
          - listitem:
            - heading /\\?$/ [level=3]:
              - link /\\?$/
            - paragraph
      - complementary "Didn’t find your answer?"
  `);
});
