import { addressesIn } from './page-walk.ts';
import { expect, expectAccessible, open, SITES, test } from './site.ts';

for (const { name, prefix, browser } of SITES) {
  test.describe(`in forced colours in ${name}`, () => {
    test.use({ locale: browser, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('every page reads, axe finds nothing', async ({ page }) => {
      test.setTimeout(150_000);
      for (const address of addressesIn(prefix)) {
        await test.step(address, async () => {
          await open(page, address);
          expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          // The colours are the system's now; axe still reckons with ours.
          await expectAccessible(page, ['color-contrast']);
        });
      }
    });
  });
}

test('in forced colours the focus and the chosen tab are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/about');
  const tab = page.getByRole('tab', { selected: true });
  await tab.focus();
  await page.keyboard.press('ArrowRight');
  const focused = page.locator(':focus-visible');
  await expect(focused).toHaveCSS('outline-style', 'solid');
  const line = (chosen: boolean): Promise<string> =>
    page
      .getByRole('tab', { selected: chosen })
      .first()
      .evaluate((element) => getComputedStyle(element).borderBlockEndColor);
  const ground = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    return getComputedStyle(probe).color;
  });
  expect(await line(false)).toBe(ground);
  expect(await line(true)).not.toBe(ground);
});
