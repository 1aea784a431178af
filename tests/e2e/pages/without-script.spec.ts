import type { Page } from '@playwright/test';
import { addressesIn } from '../support/page-walk.ts';
import { expect, FULL, SITES, test, turnsOf } from '../support/site.ts';

test.use({ javaScriptEnabled: false });

/** Sections without a place on the page, and texts that have one and yet are not seen, but for what waits behind a press. */
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

for (const [at, { name, code, prefix, lang, words }] of SITES.entries()) {
  const inTurn = turnsOf(code);
  /** Each page in one language; `npm run test:full` each in all. */
  const isDue = (_: string, turn: number): boolean => FULL || turn % SITES.length === at;

  test(`without script every ${name} page reads completely`, async ({ page }) => {
    for (const address of addressesIn(prefix).filter(isDue))
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
        expect.soft(await unseen(page)).toEqual([]);
      });
  });

  inTurn()(
    `without script the ${name} finder reads: heading, controls, first 50 hospitals`,
    async ({ page }) => {
      await page.goto(`${prefix}/hospitals`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
      await expect(
        page.getByRole('combobox', { name: words.filters.state }).locator('option'),
      ).not.toHaveCount(1);
      await expect(page.getByRole('rowheader')).toHaveCount(50);
      await expect(page.getByText(words.filters.noScript)).toBeVisible();
      await expect(page.getByText(words.sample.tag).first()).toBeVisible();
    },
  );
}
