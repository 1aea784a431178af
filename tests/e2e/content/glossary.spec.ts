import type { Locator, Page } from '@playwright/test';
import { describeIn, expect, expectNoSidewaysScroll, open, test } from '../support/site.ts';

describeIn('PT', 'a glossary term', ({ prefix, texts }) => {
  const { terms, close } = texts.glossary;
  const { term, meaning } = terms['vanishing-deductible'];
  const [start = ''] = meaning.split('{');

  /** Term button of the deductible table. */
  const button = (page: Page): Locator =>
    page.getByRole('term').getByRole('button', { name: term, exact: true });
  const explanation = (page: Page): Locator => page.getByRole('note', { name: term, exact: true });

  test('opens its explanation by keyboard; Escape, a button and Tab close it @engines', async ({ page }) => {
    await open(page, `${prefix}/optima`);
    await expect(button(page)).toHaveAccessibleDescription(new RegExp(`^${start}`));
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(explanation(page)).toContainText(start);
    await expect(explanation(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(explanation(page)).toBeHidden();
    await expect(button(page)).toBeFocused();

    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(explanation(page).getByRole('button', { name: close })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(explanation(page)).toBeHidden();
    await expect(button(page)).toBeFocused();

    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(explanation(page)).toBeHidden();
    await expect(button(page)).not.toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('opens its explanation by a tap at the bottom of the screen', async ({ page }) => {
      await open(page, `${prefix}/optima`);
      const note = explanation(page);
      await button(page).tap();
      await expect(note).toBeInViewport({ ratio: 1 });
      const { y = 0, height = 0 } = (await note.boundingBox()) ?? {};
      expect(Math.round(y + height)).toBe(844);
      await page.touchscreen.tap(20, 300);
      await expect(note).toBeHidden();
      await button(page).tap();
      await note.getByRole('button', { name: close }).tap();
      await expect(note).toBeHidden();
    });
  });

  for (const width of [320, 768, 1440])
    test(`opens by keyboard, and its explanation fits ${width} px @full`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, `${prefix}/superior?category=all`);
      await expect(page.locator('#waiver-of-premium')).toBeVisible();
      const shown = page.locator('main button[aria-describedby^="meaning-"]:visible');
      expect(await shown.count()).toBeGreaterThan(10);
      for (const each of await shown.all()) {
        await each.scrollIntoViewIfNeeded();
        expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(24);
        await each.focus();
        await page.keyboard.press('Enter');
        await expect(page.locator(':popover-open')).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
      }
      await expectNoSidewaysScroll(page);
    });
});
