import type { Page } from '@playwright/test';
import { waitUntilEnabled } from '../support/site.ts';
import { expect, open, test, words } from './faults.ts';

const LONG = '(a+)+$'.repeat(40);
const TEXTS = [
  `<img src=x onerror="hacked=1">"'\`</script><svg onload=hacked=1>{{fact:x}}[[term|x]]`,
  `\ud800 \u202e\u0000 \u{1f3e5} %E0%A4%A %s $& \\u003c ${LONG}`,
];
/** Minimum and maximum values of a date field, and an ordinary date. */
const DATES = ['0001-01-01', '9999-12-31', '2027-02-28'];

/** Expects that the typed text created no element and ran no script. */
const expectText = async (page: Page): Promise<void> => {
  await expect(page.locator('img[src=x], main script, svg[onload]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
};

/** Types the text into every visible field and presses Enter. Returns the number of text fields. */
const typeEverywhere = async (page: Page, text: string): Promise<number> => {
  // Dates first, because a search hides other sections.
  for (const field of await page.locator('main input[type=date]:enabled:visible').all())
    for (const date of DATES) await field.fill(date);
  const boxes = page.locator(
    'main :is(input[type=text], input[type=search], input:not([type]), textarea):enabled:visible',
  );
  const count = await boxes.count();
  for (let index = 0; index < count; index++) {
    await boxes.nth(index).fill(text);
    await boxes.nth(index).press('Enter');
  }
  return count;
};

/** Addresses of pages with text fields, each with the minimum number of fields. */
const PAGES: readonly (readonly [address: string, boxes: number])[] = [
  ['/hospitals', 3],
  ['/faqs#clinical-care', 1],
  ['/compare-plans', 1],
  ['/superior#first-payment', 1],
];

test('hostile text stays text in every field, and the page keeps working @full', async ({ page }) => {
  page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'));
  for (const [address, least] of PAGES) {
    for (const text of TEXTS) {
      // Leaves the page first: before a search is in the address, going to the same address would not reload the page.
      await page.goto('about:blank');
      await open(page, address);
      for (const part of await page.locator('#notify-by, #first-payment').all()) await waitUntilEnabled(part);
      const near = page.getByRole('button', { name: 'Near a place', expanded: false });
      if (address === '/hospitals') await near.click();
      expect(await typeEverywhere(page, text), address).toBeGreaterThanOrEqual(least);
      await expectText(page);
      await expect(page.getByRole('alert').filter({ hasText: 'didn’t load' })).toHaveCount(0);
    }
  }
});

test('hostile text in an address stays text in the finder, the comparison, the help center and on a plan page @full', async ({
  page,
}) => {
  for (const text of TEXTS) {
    const typed = new URLSearchParams({ q: text, city: text, near: text }).toString();
    await open(
      page,
      `/hospitals?${typed}&state=constructor&mine=${encodeURIComponent(text.replace('\ud800', ''))}`,
    );
    await expect(page.getByRole('heading', { name: words.none.heading })).toBeVisible();
    await expectText(page);
    for (const path of ['/compare-plans', '/faqs', '/superior']) {
      await open(page, `${path}?${typed}#${encodeURIComponent('"><img src=x>')}`);
      await expectText(page);
    }
  }
});
