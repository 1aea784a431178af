import type { Page } from '@playwright/test';
import en from '#data/words/en/my-hospitals.json' with { type: 'json' };
import take from '#data/words/en/take-along.json' with { type: 'json' };
import { followChunks } from '../support/chunks.ts';
import { expect, open, SITES, test } from '../support/site.ts';

const { words } = SITES[0];
const status = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d.*:/ });

/** What the page brings by itself when it is at rest: for stars, for the file and the paper, and in the worker. */
const AT_REST = [/^Tray-.*\.js$/, /^ActionHost-.*\.js$/, /^get-by-keys-.*\.js$/];

test.describe('when the connection is lost after the first answer', () => {
  test.use({ tolerated: [[/Failed to load resource|net::ERR_INTERNET_DISCONNECTED/], { scope: 'test' }] });

  test('filtering, sorting, scrolling, stars with their answer and the CSV go on, and nothing is uncaught', {
    tag: '@full',
  }, async ({ page, context }) => {
    const brought = followChunks(page);
    await open(page, '/hospitals?lang=en');
    await expect(page.locator('[data-phase=ready]').first()).toBeAttached();
    const whole = await status(page).textContent();
    for (const chunk of AT_REST) await brought(chunk);
    await context.setOffline(true);

    await page.getByRole('combobox', { name: words.filters.state }).selectOption('TX');
    await page.getByRole('radio', { name: 'Plus', exact: true }).check();
    await page.getByRole('button', { name: words.filters.apply }).click();
    await expect(status(page)).toContainText('Texas, Plus network');
    expect(await status(page).textContent()).not.toBe(whole);
    const city = page.getByRole('columnheader', { name: words.results.city });
    await city.getByRole('button').click();
    await expect(page).toHaveURL(/sort=city$/);
    await expect(city).toHaveAttribute('aria-sort', 'ascending');

    const first = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .first();
    const name = (await first.getByRole('rowheader').getAttribute('aria-label')) ?? '?';
    await first.getByRole('button', { name: `Star ${name}` }).click();
    const list = page.getByRole('region', { name: /^My hospitals/ });
    await list.getByRole('button', { name: en.show }).click();
    await expect(list.getByRole('listitem').first()).toContainText('in network');
    await list.getByRole('button', { name: en.hide }).click();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: take.csv }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^hospitals-texas-plus-network-.*\.csv$/);

    // What needs a chunk that is not here takes nothing away from what is.
    const text = page.getByRole('combobox', { name: words.filters.name });
    await text.pressSequentially('mem');
    await text.press('Enter');
    await expect(status(page)).toContainText('name with “mem”');
    await page.getByRole('button', { name: words.filters.reset }).click();
    await expect(status(page)).toHaveText(whole ?? '?');
    const region = page.getByRole('region', { name: words.results.region });
    await region.evaluate((element) => element.scrollTo(0, 40_000));
    const last = region.locator('tr[aria-rowindex]').last();
    await expect(last).toHaveAttribute('aria-rowindex', /^\d{3,}$/);
    await expect(last.getByRole('rowheader')).toHaveAccessibleName(/\w/);
  });
});
