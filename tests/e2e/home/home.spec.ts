import type { Page } from '@playwright/test';
import { describeIn, expect, open, test } from '../support/site.ts';

describeIn('PT', 'the home page', ({ prefix, texts }) => {
  const { home } = texts;
  const address = prefix || '/';

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
