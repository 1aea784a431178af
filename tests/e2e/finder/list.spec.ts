import { painted } from '../support/page-walk.ts';
import { ENGLISH, expect, open } from '../support/site.ts';
import { test } from './finder.ts';

test('a long list renders few rows, keeps widths, and has an end @engines', async ({ page, finder }) => {
  await open(page, '/hospitals?near=ATL&sort=state');
  const table = page.getByRole('table');
  const region = page.getByRole('region', { name: ENGLISH.words.results.region });
  const scrollTo = (top: number) => region.evaluate((element, to) => element.scrollTo(0, to), top);
  const distances = finder.rows
    .getByRole('cell')
    .filter({ hasText: /^([\d.,]+\smi · [\d.,]+\skm|under 1\smi)$/ });
  await expect(distances.first()).toBeVisible();
  await expect(table).toHaveAttribute('aria-rowcount', /^\d{4}$/);
  // Fewer than the fifty prerendered rows.
  await expect.poll(() => finder.rows.count()).toBeLessThan(50);

  // New results scroll the region to its top in the next frame.
  await painted(page);
  await scrollTo(40_000);
  await expect(finder.rows.last()).toHaveAttribute('aria-rowindex', /^\d{3,}$/);
  await expect(distances.last()).toBeVisible();
  // Measures all rows in one call: between two calls a row could be replaced.
  const widths = await region.evaluate((element) =>
    [...element.querySelectorAll('[role=row]')]
      .filter((row) => row.checkVisibility())
      .map((row) => row.children[2]?.getBoundingClientRect().width),
  );
  expect(widths.length).toBeGreaterThan(10);
  expect(new Set(widths.filter((width) => width !== undefined)).size).toBe(1);

  const last = page.locator(`[aria-rowindex="${await table.getAttribute('aria-rowcount')}"]`);
  await region.focus();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(last).toContainText('WY 8', { timeout: 500 });
  }).toPass();
});

test('a larger text size turns the long list into twenty cards @full', async ({ page, finder }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/hospitals');
  const region = page.getByRole('region', { name: ENGLISH.words.results.region });
  await region.focus();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(finder.rows.last()).toContainText('Zuckerberg', { timeout: 500 });
  }).toPass();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await expect(page.getByRole('button', { name: /^Show 20 more of/ })).toBeVisible();
  await expect.poll(() => region.evaluate((element) => element.scrollHeight)).toBeLessThan(10_000);
  await expect(finder.rows).toHaveCount(20);
});

test('a response that arrives after the response to a newer request is not shown', async ({
  page,
  finder,
}) => {
  // Requests for Texas wait for the event "release"; a response to one sets data-answered.
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, request: { id?: string }) {
      const send = (): void => postMessage.call(this, request);
      if (!JSON.stringify(request).includes('"state":"TX"')) return send();
      this.addEventListener('message', ({ data }) => {
        if (data?.id === request.id) document.documentElement.dataset.answered = 'TX';
      });
      addEventListener('release', send, { once: true });
    };
  });
  await finder.openReady('/hospitals');
  await finder.state.selectOption('TX');
  await finder.filter.click();
  await expect(page).toHaveURL(/state=TX$/);
  await finder.state.selectOption('FL');
  await finder.filter.click();
  await expect(finder.status).toContainText('Florida');
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await expect(page.locator('html[data-answered=TX]')).toBeAttached();
  await painted(page);
  await expect(finder.status).toContainText('Florida');
  await finder.expectPlaces(/FL \d{5}$/);
});
