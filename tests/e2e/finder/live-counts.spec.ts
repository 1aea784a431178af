import type { Page } from '@playwright/test';
import { expect, holdBack, languageRotation, open, test } from '../support/site.ts';
import {
  cityBox,
  ENGLISH,
  FINDERS,
  type Finder,
  figureIn,
  filterButton,
  listed,
  nameBox,
  networkBox,
  stateBox,
} from './finder.ts';

/** Number of hospitals on the Filter button. */
const promised = async (page: Page, site: Finder): Promise<number> => {
  await expect(filterButton(page, site)).toContainText(/\d/);
  return figureIn(await filterButton(page, site).textContent());
};

for (const site of FINDERS) {
  const inTurn = languageRotation(site.code);
  const { words, path } = site;
  const texas = (page: Page) => stateBox(page, site).locator('option[value=TX]');

  test.describe(`live counts in ${site.name}`, () => {
    test.use({ locale: site.browser });

    inTurn()(
      'the button and each option show how many hospitals they will list, and the counts arrive without a layout shift',
      async ({ page }) => {
        const letCome = await holdBack(page, /\.index$/);
        await open(page, path);
        const network = page.getByRole('group', { name: words.filters.network });
        const boxes = async () => [await filterButton(page, site).boundingBox(), await network.boundingBox()];
        await expect(filterButton(page, site)).not.toContainText(/\d/);
        const before = await boxes();
        letCome();
        const all = await promised(page, site);
        expect(await boxes()).toEqual(before);
        expect(all).toBe(await listed(page));

        await networkBox(page, 'Core').check();
        await expect.poll(() => promised(page, site)).toBeLessThan(all);
        await expect(texas(page)).toHaveText(/\(\d+\)$/);
        const inTexas = figureIn(await texas(page).textContent());
        await stateBox(page, site).selectOption('TX');
        await expect.poll(() => promised(page, site)).toBe(inTexas);
        expect(await listed(page)).toBe(all);

        const plus = networkBox(page, 'Plus');
        await expect(plus).toHaveAccessibleDescription(/^\d/);
        const inPlus = figureIn(
          await plus.evaluate((radio) => radio.parentElement?.querySelector('[aria-hidden]')?.textContent),
        );
        await plus.check();
        await expect.poll(() => promised(page, site)).toBe(inPlus);

        await cityBox(page, site).fill('Houston');
        const houston = page.getByRole('option', { name: /^Houston/ });
        const inHouston = figureIn(await houston.textContent());
        await houston.click();
        await expect.poll(() => promised(page, site)).toBe(inHouston);
        await filterButton(page, site).click();
        await expect.poll(() => listed(page)).toBe(inHouston);

        // Another state clears the city, so its count does not depend on the city.
        const florida = stateBox(page, site).locator('option[value=FL]');
        await expect(florida).toHaveText(/\([1-9]\d*\)$/);
        const inFlorida = figureIn(await florida.textContent());
        await stateBox(page, site).selectOption('FL');
        await expect.poll(() => promised(page, site)).toBe(inFlorida);
      },
    );

    test('counts follow every letter of a name; options without hospitals show zero and stay enabled', {
      tag: '@full',
    }, async ({ page }) => {
      await open(page, path);
      const name = nameBox(page, site);
      const seen = [await promised(page, site)];
      for (const letter of 'memor') {
        await name.press(letter);
        await expect.poll(() => promised(page, site)).toBeLessThanOrEqual(seen.at(-1) ?? 0);
        seen.push(await promised(page, site));
      }
      await name.press('Enter');
      await expect.poll(() => listed(page)).toBe(await promised(page, site));
      expect(seen[0]).toBeGreaterThan(await listed(page));

      await name.fill('nicklaus');
      await stateBox(page, site).selectOption('FL');
      await expect(texas(page)).toHaveText(/ \(0\)$/);
      await expect(texas(page)).toBeEnabled();
      await cityBox(page, site).fill('Tampa');
      await expect(page.getByRole('option', { name: /^Tampa/ })).toContainText(/Tampa\s*0$/);
      await stateBox(page, site).selectOption('TX');
      await expect(filterButton(page, site)).toContainText(/\D0$/);
      await expect(filterButton(page, site)).toHaveAccessibleName(
        `${words.filters.apply} (${words.results.count.zero})`,
      );
    });
  });
}

test.describe('without the engine', () => {
  test.use({ tolerated: [[/Failed to load resource|worker|Worker/], { scope: 'test' }] });

  test('there are no counts, but the filters are shown', { tag: '@full' }, async ({ page }) => {
    await page.route(/\.index$|fallback/, (route) => route.abort());
    await open(page, '/hospitals?lang=en');
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 });
    await expect(filterButton(page, ENGLISH)).not.toContainText(/\d/);
    await expect(stateBox(page, ENGLISH).locator('option[value=TX]')).toHaveText('Texas');
    await expect(networkBox(page, 'Plus')).toHaveAccessibleDescription('');
  });
});
