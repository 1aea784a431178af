import type { Locator, Page } from '@playwright/test';
import { describeIn, expect, expectNoSidewaysScroll, open, test, waitUntilEnabled } from '../support/site.ts';

const partOf = (page: Page, id: string): Locator => page.locator(`#${id}`);

describeIn('PT', 'the home page', ({ prefix, texts }) => {
  const { home, whyAcquire: why } = texts;
  const address = prefix || '/';

  test('opens a reason in a dialog, at 320 px', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, address);
    await expectNoSidewaysScroll(page);

    await waitUntilEnabled(partOf(page, 'why'));
    const dialog = page.getByRole('dialog', { name: why.expertise.title });
    const opener = partOf(page, 'why').getByRole('button', { name: why.expertise.title });
    await opener.click();
    await expect(dialog).toContainText(why.expertise.text);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: why.close }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test.describe('on a phone @full', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

    test('has its links on the first screen, and at most eleven screens', async ({ page }) => {
      await open(page, address);
      for (const name of [home.findHospital, home.comparePlans])
        await expect(page.locator('main').getByRole('link', { name, exact: true }).first()).toBeInViewport({
          ratio: 1,
        });
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(11 * 844);
    });
  });

  test('has fragments @full', async ({ page }) => {
    for (const anchor of ['plans', 'services', 'faqs', 'footer']) {
      await page.goto('about:blank');
      await open(page, `${prefix}/home#${anchor}`);
      await expect(partOf(page, anchor)).toBeInViewport();
    }
  });
});

/** Scrolls the picture to `top` pixels below the viewport top. Returns the offset of its nearest layer in pixels. */
const layerAt = (page: Page, top: number): Promise<number> =>
  page.evaluate(async (y) => {
    const scene = document.querySelector('#journey svg') as Element;
    scrollBy({ top: scene.getBoundingClientRect().top - y, behavior: 'instant' });
    // Scroll-driven animations update in the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const layer = scene.querySelector(':scope > g:last-of-type') as Element;
    return new DOMMatrix(getComputedStyle(layer).transform).f;
  }, top);

test('journey layers move apart on scroll, not with reduced motion @full', async ({ page }) => {
  const travels: number[] = [];
  for (const width of [1024, 1025]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    travels.push((await layerAt(page, 500)) - (await layerAt(page, 100)));
  }
  const [narrow = 0, wide = 0] = travels;
  expect(narrow).toBeGreaterThan(2);
  expect(wide).toBeGreaterThan(1.5 * narrow);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await layerAt(page, 500)).toBe(0);
  expect(await layerAt(page, 100)).toBe(0);
});
