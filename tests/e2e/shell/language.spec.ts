import { expect, expectAccessible, open, PORTUGUESE, test } from '../support/site.ts';

/** Visits by browser language: the saved choice, the address, and the address that opens. language.test.ts covers the rule. */
const VISITS = {
  'en-US': [
    [null, '/about?a=1#claim', '/about?a=1#claim'],
    ['POR', '/about?a=1#claim', '/pt/about?a=1#claim'],
  ],
  'pt-BR': [
    [null, '/about?a=1#claim', '/pt/about?a=1#claim'],
    ['ESP', '/', '/es'],
    ['ESP', '/pt/about', '/pt/about'],
    ['ESP', '/about?lang=en', '/about?lang=en'],
    ['ESP', '/COC-Vital-EN-2025', '/COC-Vital-EN-2025'],
  ],
} as const;

for (const [browser, visits] of Object.entries(VISITS))
  test.describe(`with the browser in ${browser}`, () => {
    test.use({ locale: browser });

    test('a visit gets the language of its address, the choice or the browser @engines', async ({ page }) => {
      for (const [choice, address, opened] of visits)
        await test.step(`saved ${choice}: ${address} → ${opened}`, async () => {
          await page.goto('/favicon.svg');
          await page.evaluate((saved) => saved && localStorage.setItem('language', saved), choice);
          await open(page, address);
          await expect(page).toHaveURL(opened);
          // Opening a link does not change the saved choice.
          expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(choice);
        });
    });
  });

/** Some pages render more than their HTML, for a query string or a lazy section, so the position is restored late. */
for (const [path, part, ...tag] of [
  ['/es/superior', '#service'],
  ['/es/superior?category=maternity&option=1', '#service', '@full'],
  ['/es/compare-plans?category=all', '#first-payment', '@full'],
  // The closed categories around the open one are hidden in the HTML.
  ['/es/optima', '[data-group]:not([hidden])', '@full'],
  ['/es/hospitals?state=FL', '#footer'],
] as const)
  test(`changing the language on ${path} keeps position and focus`, { tag }, async ({ page }) => {
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
    const menu = page.getByRole('banner').locator('summary');
    await menu.press('Enter');
    const before = await top();
    await page.getByRole('link', { name: 'Português' }).press('Enter');
    await expect(page).toHaveURL(path.replace('/es', '/pt'));
    if (path.includes('/hospitals')) await expect(page.locator('[data-phase=ready]').first()).toBeAttached();
    await expect(menu).toBeFocused();
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(40);
  });

test('the language menu saves the choice and keeps path, query string and fragment @engines', async ({
  page,
}) => {
  await open(page, '/hospitals?state=TX&network=plus#footer');
  const menu = page.getByRole('banner').locator('summary');
  await menu.click();
  await expectAccessible(page, { part: 'header' });
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
