import type { Locator } from '@playwright/test';
import { expect, open, test } from '../support/site.ts';

/** Computed styles of an element: background, outline, borders and fill of its icon. */
const paint = (part: Locator): Promise<string> =>
  part.evaluate((element) => {
    const { backgroundColor, outline, borderInlineStart, borderBlockEnd } = getComputedStyle(element);
    const picture = element.querySelector('svg');
    return [
      backgroundColor,
      outline,
      borderInlineStart,
      borderBlockEnd,
      picture && getComputedStyle(picture).fill,
    ].join(' | ');
  });

const expectApart = async (one: Locator, other: Locator): Promise<void> =>
  expect(await paint(one), `${one} is painted like ${other}`).not.toBe(await paint(other));

test('focus and selected tab are visible in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/about');
  const tab = page.getByRole('tab');
  await expectApart(tab.first(), tab.nth(1));
  // White is the ground.
  await expect(tab.nth(1)).toHaveCSS('border-block-end-color', 'rgb(255, 255, 255)');
  await tab.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');
});

test('selected, marked and open items differ from others in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page, '/hospitals?network=plus');
  const main = page.getByRole('main');
  const segment = (name: string): Locator => main.locator('label', { hasText: name }).locator('span').first();
  // The form reads the address once it is hydrated.
  await expect(main.getByRole('radio', { name: 'Plus' })).toBeChecked();
  await expectApart(segment('Plus'), segment('Core'));
  const option = (at: number): Locator => main.getByRole('listbox').getByRole('option').nth(at);
  await main.getByRole('combobox', { name: 'City' }).fill('ho');
  await expect(option(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectApart(option(0), option(1));
  await page.keyboard.press('Escape');
  const star = (at: number): Locator => main.getByRole('rowheader').nth(at).locator('[aria-pressed]');
  await star(0).press('Enter');
  await expect(star(0)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expectApart(star(0), star(1));

  await open(page, '/compare-plans#renewal');
  await expect(page.locator('#renewal')).toBeFocused();
  await expectApart(page.locator('#renewal'), page.locator('#age-limit'));

  await open(page, '/faqs#how-to-apply');
  const category = main.getByRole('group', { name: 'Category' }).getByRole('button');
  await expectApart(category.first(), category.nth(1));
  const link = main.getByRole('navigation', { name: 'Category' }).getByRole('link');
  await expectApart(link.first(), link.nth(1));
  const plus = (at: number): Promise<string> =>
    main
      .locator('help-category:not([hidden]) summary')
      .nth(at)
      .evaluate((summary) => getComputedStyle(summary, '::after').transform);
  expect(await plus(0)).not.toBe(await plus(1));
});
