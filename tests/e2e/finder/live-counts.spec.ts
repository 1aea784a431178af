import type { Page } from '@playwright/test';
import { expect, open, SITES, test, turnsOf } from '../support/site.ts';

const status = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d.*:/ });
const count = (text: string | null | undefined): number =>
  Number(text?.match(/\d[\d.,\u202f]*/)?.[0].replace(/[.,\u202f]/g, ''));
const listed = async (page: Page): Promise<number> => count(await status(page).textContent());

for (const { name: language, code, prefix, browser, words } of SITES) {
  const inTurn = turnsOf(code);
  const { filters } = words;
  const button = (page: Page) => page.getByRole('button', { name: filters.apply });
  /** What the button promises. */
  const promised = async (page: Page): Promise<number> => {
    await expect(button(page)).toContainText(/\d/);
    return count(await button(page).textContent());
  };
  const state = (page: Page) => page.getByRole('combobox', { name: filters.state });

  test.describe(`live counts in ${language}`, () => {
    test.use({ locale: browser });

    test('the button says how many hospitals it will show, before it is pressed, and keeps its word', async ({
      page,
    }) => {
      await open(page, `${prefix}/hospitals`);
      const all = await promised(page);
      expect(all).toBe(await listed(page));
      await state(page).selectOption('FL');
      await expect.poll(() => promised(page)).toBeLessThan(all);
      const inFlorida = await promised(page);
      await page.getByRole('radio', { name: 'Core', exact: true }).check();
      await expect.poll(() => promised(page)).toBeLessThan(inFlorida);
      expect(await listed(page)).toBe(all);
      const promise = await promised(page);
      await button(page).click();
      await expect.poll(() => listed(page)).toBe(promise);
    });

    test('each option says how many hospitals it would give under the other filters', async ({ page }) => {
      await open(page, `${prefix}/hospitals?network=core`);
      await expect(state(page).locator('option[value=TX]')).toHaveText(/\(\d+\)$/);
      const texas = count(await state(page).locator('option[value=TX]').textContent());
      await state(page).selectOption('TX');
      await expect.poll(() => promised(page)).toBe(texas);

      const plus = page.getByRole('radio', { name: 'Plus', exact: true });
      await expect(plus).toHaveAccessibleDescription(/^\d/);
      const inPlus = count(
        await plus.evaluate((radio) => radio.parentElement?.querySelector('[aria-hidden]')?.textContent),
      );
      await plus.check();
      await expect.poll(() => promised(page)).toBe(inPlus);

      const city = page.getByRole('combobox', { name: filters.city });
      await city.fill('Houston');
      const option = page.getByRole('option', { name: /^Houston/ });
      const inHouston = count(await option.textContent());
      await option.click();
      await expect.poll(() => promised(page)).toBe(inHouston);
    });

    inTurn()('the counts follow every letter of a name', async ({ page }) => {
      await open(page, `${prefix}/hospitals`);
      const box = page.getByRole('combobox', { name: filters.name });
      const seen = [await promised(page)];
      for (const letter of 'memor') {
        await box.press(letter);
        await expect.poll(() => promised(page)).toBeLessThanOrEqual(seen.at(-1) ?? 0);
        seen.push(await promised(page));
      }
      await box.press('Enter');
      await expect.poll(() => listed(page)).toBe(await promised(page));
      expect(seen[0]).toBeGreaterThan(await listed(page));
    });

    inTurn()('what has none is marked with a zero, neither hidden nor shut', async ({ page }) => {
      await open(page, `${prefix}/hospitals?state=FL`);
      await page.getByRole('combobox', { name: filters.name }).fill('nicklaus');
      const texas = state(page).locator('option[value=TX]');
      await expect(texas).toHaveText(/ \(0\)$/);
      await expect(texas).toBeEnabled();
      const city = page.getByRole('combobox', { name: filters.city });
      await city.fill('Tampa');
      await expect(page.getByRole('option', { name: /^Tampa/ })).toContainText(/Tampa\s*0$/);
      await state(page).selectOption('TX');
      await expect(button(page)).toContainText(/\D0$/);
      // Portuguese counts nothing as one.
      const { one, other } = words.results.count;
      const none = (code === 'PT' ? one : other).replace('{count}', '0');
      await expect(button(page)).toHaveAccessibleName(`${filters.apply} (${none})`);
    });
  });
}

test('nothing moves while the counts come and change', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Filter hospitals' });
  const network = page.getByRole('group', { name: 'Network' });
  await page.route(/hospitals-.*\.index/, async (route) => {
    await new Promise((wait) => setTimeout(wait, 1500));
    await route.continue();
  });
  await open(page, '/hospitals?lang=en');
  const boxes = async (): Promise<unknown> => [await button.boundingBox(), await network.boundingBox()];
  await expect(button).not.toContainText(/\d/);
  const before = await boxes();
  await expect(button).toContainText(/\d/);
  expect(await boxes()).toEqual(before);
  await page.getByRole('combobox', { name: 'Hospital name' }).fill('nicklaus');
  await expect(button).toContainText(/\b1$/);
  await page.keyboard.press('Escape');
  expect(await network.boundingBox()).toEqual((before as unknown[])[1]);
});

test.describe('without the engine', () => {
  test.use({ tolerated: [[/Failed to load resource|worker|Worker/], { scope: 'test' }] });

  test('there are no counts, and the filters still stand', async ({ page }) => {
    await page.route(/\.index$|fallback/, (route) => route.abort());
    await open(page, '/hospitals?lang=en');
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: 'Filter hospitals' })).not.toContainText(/\d/);
    await expect(page.getByRole('combobox', { name: 'State' }).locator('option[value=TX]')).toHaveText(
      'Texas',
    );
    await expect(page.getByRole('radio', { name: 'Plus', exact: true })).toHaveAccessibleDescription('');
  });
});
