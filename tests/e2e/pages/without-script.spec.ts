import type { Page } from '@playwright/test';
import { addressesIn } from '../support/page-walk.ts';
import { expect, FULL, SITES, test } from '../support/site.ts';

test.use({ javaScriptEnabled: false });

/** Sections that are not displayed, and invisible texts, except those that open on a press. */
const unseen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(section, h1, h2, h3, p, li, th, td, dd)')]
      .filter(
        (part) =>
          part.closest('.no-print, dialog, [hidden], [popover], details:not([open]) > :not(summary)') ===
          null,
      )
      .filter((part) => part.localName === 'section' || part.checkVisibility())
      .filter((part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((part) => part.outerHTML.slice(0, 100)),
  );

for (const [at, { name, prefix, lang }] of SITES.entries()) {
  /** Each page is tested in one language, with `npm run test:full` in all. */
  const isDue = (_: string, turn: number): boolean => FULL || turn % SITES.length === at;

  test(`every ${name} page shows all content without script`, async ({ page }) => {
    for (const address of addressesIn(prefix).filter(isDue))
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
        expect.soft(await unseen(page)).toEqual([]);
      });
  });
}
