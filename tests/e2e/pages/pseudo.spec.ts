import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PAGES } from '#domain/page.ts';
import { withServer } from '#scripts/hosting/served-site.ts';
import { PSEUDO_SITE } from '#scripts/site/site-folders.ts';
import { type IsHardCoded, isHardCodedInFinder, isHardCodedOnSite } from '../support/facts-in-pseudo.ts';
import { openEachDialog } from '../support/page-questions.ts';
import { test as base, expect, expectNoSidewaysScroll, FAILED_LOAD, FULL, open } from '../support/site.ts';
import { type PlacedText, textsIn, textsOfStyles } from '../support/texts-of-page.ts';

const FINDER = isHardCodedInFinder([
  'mayo clinic',
  'memorail',
  'memorial',
  'zzzz',
  'miam',
  'mercy',
  'gotham',
]);

const BUILD_AND_SERVE = ['--import', './scripts/typescript.mjs', 'scripts/pseudo/build-pseudo.ts', '--serve'];

/** Tests on a site with the pseudo-language instead of English, built and served only for them. */
const test = base.extend<object, { readonly pseudoSite: string }>({
  pseudoSite: [
    ({ browserName: _ }, use) => withServer(BUILD_AND_SERVE, { env: { PORT: '0' } }, use),
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ pseudoSite }, use) => use(pseudoSite),
});

// One worker, so that the site in the pseudo-language is built once.
test.describe.configure({ mode: 'default' });
test.use({ tolerated: [[FAILED_LOAD], { scope: 'test' }] });

/** "place: text" for every text that does not come from the UI text files. */
const hardCodedIn = (texts: readonly PlacedText[], isHardCoded = isHardCodedOnSite): readonly string[] =>
  texts.filter(({ text }) => isHardCoded(text)).map(({ place, text }) => `${place}: ${text.trim()}`);

const hardCoded = async (page: Page, isHardCoded: IsHardCoded): Promise<readonly string[]> =>
  hardCodedIn(textsIn(await page.content()), isHardCoded);

const ADDRESSES = [
  ...Object.values(PAGES).map(({ path }) => path),
  '/COC-Optima-EN-2025',
  '/COC-Vital-EN-2025',
];
const ABOUT_HOSPITALS = new Set<string>([PAGES.hospitals.path, PAGES.state.path]);
const checkOf = (address: string): IsHardCoded => (ABOUT_HOSPITALS.has(address) ? FINDER : isHardCodedOnSite);

test('no text in the HTML of any page is hard-coded: visible, spoken, in the head, in a message or in styles', ({
  pseudoSite: _,
}) => {
  const read = (file: string): string => readFileSync(`${PSEUDO_SITE.site}/${file}`, 'utf8');
  for (const address of ADDRESSES)
    expect
      .soft(hardCodedIn(textsIn(read(`${address.replace(/\/$/, '/index')}.html`)), checkOf(address)), address)
      .toEqual([]);
  const styles = readdirSync(`${PSEUDO_SITE.site}/assets`).filter((name) => name.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(3);
  for (const name of styles)
    expect.soft(hardCodedIn(textsOfStyles(read(`assets/${name}`))), name).toEqual([]);
});

/** Header and footer have the same dialogs on every page; these pages, whose texts differ, open them. */
const SHELL_OPENED = new Set<string>([PAGES.home.path, PAGES.superior.path]);

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Checks wide and narrow, open and closed; texts a third longer than English cause no horizontal scrolling. */
const expectNothingHardCoded = async (page: Page, isHardCoded: IsHardCoded): Promise<void> => {
  const found: string[] = [];
  const look = async (): Promise<void> => void found.push(...(await hardCoded(page, isHardCoded)));
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await look();
    await openEachDialog(page, SHELL_OPENED.has(new URL(page.url()).pathname) ? 'body' : 'main', look);
  }
  expect([...new Set(found)]).toEqual([]);
};

/** Pages on which code shows more UI texts than the HTML contains. */
const WITH_MORE = new Set<string>([PAGES.home.path, PAGES.comparePlans.path]);

for (const address of [...ADDRESSES, '/users/anybody', '/no-such-page'])
  test(`no text of ${address} is hard-coded: open or closed, wide or narrow`, {
    tag: WITH_MORE.has(address) ? [] : '@full',
  }, async ({ page }) => {
    await open(page, address);
    await expectNothingHardCoded(page, checkOf(address));
  });

test('no text of the finder results is hard-coded', async ({ page }) => {
  for (const query of [
    '?state=AK&network=plus',
    '?network=open',
    '?state=AK&q=mayo+clinic',
    '?q=memorail',
    '?q=zzzz',
    '?sort=city&dir=desc',
  ])
    await test.step(query, async () => {
      await open(page, PAGES.hospitals.path + query);
      const answered = page.getByRole('main').getByRole('status').filter({ hasText: /\d|“/ });
      await expect(answered.first()).toBeVisible();
      if (FULL || query === '?state=AK&network=plus') await expectNothingHardCoded(page, FINDER);
      else expect(await hardCoded(page, FINDER)).toEqual([]);
    });
});

test('no text of suggestions, errors and unapplied filters is hard-coded', async ({ page }) => {
  await open(page, PAGES.hospitals.path);
  const found: string[] = [];
  for (const [at, typed] of [
    [1, 'miam'],
    [2, 'mercy'],
    [1, 'Gotham'],
  ] as const) {
    const box = page.getByRole('combobox').nth(at);
    await box.fill(typed);
    if (typed !== 'Gotham') await expect(page.locator('li[role="option"]').first()).toBeVisible();
    found.push(...(await hardCoded(page, FINDER)));
    await box.press('Tab');
    found.push(...(await hardCoded(page, FINDER)));
  }
  expect(found).toEqual([]);
});
