import { expectAccessibleOpen } from '../support/openings.ts';
import { PATHS } from '../support/pages.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  FULL,
  open,
  SITES,
  test,
  widthsIn,
} from '../support/site.ts';
import { smallTargets } from '../support/targets.ts';

const WIDTHS = [320, 390, 768, 1440];

for (const site of SITES) {
  for (const width of widthsIn(site.code, 390, WIDTHS)) {
    test.describe(`every page in ${site.name} at ${width} px`, () => {
      // Nothing waits below the screen to rise into view: axe sees all of it.
      test.use({
        locale: site.browser,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      });
      for (const path of PATHS) {
        test(`${path} stands: status 200, one h1, its language, its code, axe finds nothing, open or closed`, async ({
          page,
        }) => {
          const address = (site.prefix + path).replace(/(.)\/$/, '$1');
          const response = await page.goto(address);
          expect(response?.status()).toBe(200);
          await expect(page.locator('html[data-alive]')).toHaveAttribute('lang', site.lang);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
          await expect(page.getByRole('contentinfo')).toContainText(new RegExp(`[A-Z]{3}-${site.code}`));
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
          if (width === 390) expect(await page.evaluate(smallTargets)).toEqual([]);
          if (FULL || width === 390) await expectAccessibleOpen(page, FULL ? 'body' : 'main');
        });
      }
    });
  }
}

test('page codes are unique per page and language', async ({ request }) => {
  const codes = new Map<string, string>();
  for (const { prefix } of SITES) {
    for (const path of PATHS) {
      const address = (prefix + path).replace(/(.)\/$/, '$1');
      const code =
        /[A-Z]{3}(?:-[A-Z]+)*-(?:EN|ES|PT)(?=<)/.exec(await (await request.get(address)).text())?.[0] ?? '';
      expect(code, address).not.toBe('');
      expect(codes.get(code), `${address} has the code of`).toBeUndefined();
      codes.set(code, address);
    }
  }
});

test('certificates keep their addresses, in their own language, whatever is saved', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'POR'));
  for (const plan of ['Superior', 'Optima', 'Vital']) {
    for (const { code, lang } of SITES) {
      await open(page, `/COC-${plan}-${code}-2025`);
      await expect(page).toHaveURL(`/COC-${plan}-${code}-2025`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(plan);
    }
  }
});

test('/users and everything below it lead to the portals and are not listed', async ({ page }) => {
  for (const address of ['/users', '/users/login', '/es/users/a/b', '/pt/users/x']) {
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('main').getByRole('link', { name: /portal/i })).toHaveCount(2);
  }
});

test('/home is the home page, canonical to /', async ({ page }) => {
  await open(page, '/home#plans');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /[^/]\/$|\.example$/);
});
