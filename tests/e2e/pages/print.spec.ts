import type { Page } from '@playwright/test';
import { addressesIn } from '../support/page-walk.ts';
import { expect, open, SITES, test, turnsOf } from '../support/site.ts';

test.use({ viewport: { width: 794, height: 1123 } });

/** Headings of the page's own text that paper would not show, but for those of closed dialogs and of categories not chosen. */
const lost = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3)')]
      .filter(
        (heading) =>
          heading.closest('dialog, [hidden], .no-print, nav, form, [aria-hidden=true]') === null &&
          !heading.checkVisibility({
            opacityProperty: true,
            visibilityProperty: true,
            contentVisibilityAuto: false,
          }),
      )
      .map((heading) => heading.textContent ?? ''),
  );

for (const { name, code, prefix, browser, shell } of SITES) {
  const inTurn = turnsOf(code);
  test.describe(`on paper in ${name}`, () => {
    test.use({ locale: browser });

    inTurn()(
      'every page shows all its headings, the contacts and its code, and no menus',
      async ({ page }) => {
        test.setTimeout(120_000);
        for (const address of addressesIn(prefix)) {
          await open(page, address);
          await page.emulateMedia({ media: 'print' });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect.poll(() => lost(page), address).toEqual([]);
          await expect(page.getByRole('navigation'), address).toHaveCount(0);
          await expect(page.getByRole('button', { name: shell.menu })).toHaveCount(0);
          await expect(page.getByRole('contentinfo')).toContainText('@');
          await expect(page.getByRole('contentinfo').getByText(/[A-Z]{3}-(EN|ES|PT)/)).toBeVisible();
          await page.emulateMedia({ media: null });
        }
      },
    );

    inTurn()('closed answers are read too, on /faqs, home and about', async ({ page }) => {
      for (const address of [`${prefix}/faqs`, prefix || '/', `${prefix}/about`]) {
        await open(page, address);
        const answers = page.locator('main details:not([hidden] *) [data-body]');
        expect(await answers.count(), address).toBeGreaterThan(4);
        await expect(answers.first()).toBeHidden();
        await page.emulateMedia({ media: 'print' });
        for (const answer of await answers.all()) await expect(answer).toBeVisible();
        await page.emulateMedia({ media: null });
      }
    });
  });
}
