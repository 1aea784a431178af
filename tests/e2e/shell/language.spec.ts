import type { Page } from '@playwright/test';
import { expect, expectAccessible, FULL, open, PORTUGUESE, test } from '../support/site.ts';

/** The specification's ruling, independent of the code: path prefix by browser language and by saved choice. */
const BY_BROWSER = { 'en-US': '', 'es-MX': '/es', 'pt-BR': '/pt', 'fr-FR': '' } as const;
const BY_CHOICE = { ENG: '', ESP: '/es', POR: '/pt', nonsense: '/es' } as const;
type Choice = keyof typeof BY_CHOICE | null;
const CHOICES = [null, 'ENG', 'ESP', 'POR', 'nonsense'] as const satisfies readonly Choice[];

/** Addresses and their targets, if the language of the visit has this prefix. */
const addressesFor = (prefix: string): readonly (readonly [string, string])[] => [
  ['/about?a=1#claim', `${prefix}/about?a=1#claim`],
  ['/', prefix || '/'],
  ['/es/about', '/es/about'],
  ['/about?lang=en', '/about?lang=en'],
  ['/COC-Vital-EN-2025', '/COC-Vital-EN-2025'],
];

/** Every choice and address once; all combinations with `npm run test:full`. Unit tests cover the rule: language.test.ts. */
const isVisited = (browser: string, choice: Choice, at: number): boolean =>
  FULL || (at === 0 ? choice === null || browser === 'en-US' : browser === 'pt-BR' && choice === 'ESP');

const save = (page: Page, choice: Choice): Promise<void> =>
  page.evaluate((value) => {
    if (value === null) localStorage.removeItem('language');
    else localStorage.setItem('language', value);
  }, choice);

for (const [browser, byBrowser] of Object.entries(BY_BROWSER)) {
  test.describe(`with the browser in ${browser}`, () => {
    test.use({ locale: browser });

    test('a visit gets the language of its address, the choice or the browser', async ({ page }) => {
      for (const choice of CHOICES) {
        const prefix = choice === null ? byBrowser : BY_CHOICE[choice];
        for (const [at, [address, lands]] of addressesFor(prefix).entries()) {
          if (!isVisited(browser, choice, at)) continue;
          await test.step(`saved ${choice}: ${address} → ${lands}`, async () => {
            await page.goto('/favicon.svg');
            await save(page, choice);
            await open(page, address);
            await expect(page).toHaveURL(lands);
            // Opening a link does not change the saved choice.
            expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(choice);
          });
        }
      }
    });
  });
}

test('changing the language keeps position and focus', async ({ page }) => {
  await open(page, '/superior');
  const top = (): Promise<number> =>
    page.locator('#service').evaluate((section) => section.getBoundingClientRect().top);
  await page.locator('#service').evaluate((section) => section.scrollIntoView());
  await expect.poll(top).toBeLessThan(120);
  const before = await top();
  const menu = page.getByRole('banner').locator('summary');
  await menu.press('Enter');
  expect(await top()).toBe(before);
  await page.getByRole('link', { name: 'Português' }).press('Enter');
  await expect(page).toHaveURL('/pt/superior');
  await expect(menu).toBeFocused();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(40);
});

/** Pages that render more than their HTML, for a query string or a lazy section, so the position is restored late. */
for (const [path, part, ...tag] of [
  ['/es/superior?category=maternity&option=1', '#service', '@full'],
  ['/es/compare-plans?category=all', '#first-payment', '@full'],
  // The closed categories around the open one are hidden in the HTML.
  ['/es/optima', '[data-group]:not([hidden])', '@full'],
  ['/es/hospitals?state=FL', '#footer'],
] as const)
  test(`changing the language on ${path} keeps the scroll position`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    // Waits until the finder has focused its results; otherwise it could take the focus from `press` before the key.
    if (path.includes('/hospitals'))
      await expect(page.getByRole('heading', { name: 'Hospitales', exact: true })).toBeFocused();
    const target = page.locator(part);
    const top = (): Promise<number> => target.evaluate((element) => element.getBoundingClientRect().top);
    // Repeats while sections above are still loading.
    await expect(async () => {
      await target.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      const first = await top();
      expect(first).toBeLessThan(120);
      await page.evaluate(() => new Promise((frame) => requestIdleCallback(frame)));
      expect(await top()).toBe(first);
    }).toPass();
    await page.getByRole('banner').locator('summary').press('Enter');
    const before = await top();
    await page.getByRole('link', { name: 'Português' }).press('Enter');
    await expect(page).toHaveURL(path.replace('/es', '/pt'));
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(40);
  });

test('the language menu saves the choice and keeps path, query string and fragment', async ({ page }) => {
  await open(page, '/hospitals?state=TX&network=plus#footer');
  const menu = page.getByRole('banner').locator('summary');
  await menu.click();
  await expectAccessible(page, [], 'header');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(page.getByRole('link', { name: 'Português' })).toBeHidden();
  await menu.press('Enter');
  await page.getByRole('link', { name: 'Português' }).click();
  await expect(page).toHaveURL('/pt/hospitals?state=TX&network=plus#footer');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(PORTUGUESE.words.heading);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('POR');
  await page.goto('/');
  await expect(page).toHaveURL('/pt');
});
