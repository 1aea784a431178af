import type { Page } from '@playwright/test';
import { expect, open, test, words } from './faults.ts';

const LONG = '(a+)+$'.repeat(40);
const TEXTS = [
  `<img src=x onerror="hacked=1">"'\`</script><svg onload=hacked=1>{{fact:x}}[[term|x]]`,
  `\ud800 \u202e\u0000 \u{1f3e5} %E0%A4%A %s $& \\u003c ${LONG}`,
];
/** The ends of what a field for a date may hold, and days that are none in some calendars. */
const DATES = ['0001-01-01', '9999-12-31', '2027-02-28'];

/** Nothing of what was typed has become an element or has run. */
const expectText = async (page: Page): Promise<void> => {
  await expect(page.locator('img[src=x], main script, svg[onload]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
};

/** Types it into every box that can be seen, and asks for what it says. */
const typeEverywhere = async (page: Page, text: string): Promise<number> => {
  // First, because a search takes other parts out of sight.
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

/** Pages with boxes to type in, how many there are, and what wakes those that come later. */
const PAGES: readonly (readonly [address: string, boxes: number])[] = [
  ['/hospitals', 3],
  ['/faqs#clinical-care', 1],
  ['/compare-plans', 1],
  ['/superior#first-payment', 1],
];

test('hostile text is text in every box, whatever it looks like, and the page goes on', {
  tag: '@full',
}, async ({ page }) => {
  page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'));
  for (const [address, least] of PAGES) {
    for (const text of TEXTS) {
      // From elsewhere: while the last search is not yet in the address, the same address would be no new visit.
      await page.goto('about:blank');
      await open(page, address);
      for (const part of await page.locator('#notify-by, #first-payment').all())
        await expect(async () => {
          await part.evaluate((element) => element.scrollIntoView());
          await expect(part.locator('input, select').first()).toBeEnabled({ timeout: 500 });
        }).toPass();
      const near = page.getByRole('button', { name: 'Near a place', expanded: false });
      if (address === '/hospitals') await near.click();
      expect(await typeEverywhere(page, text), address).toBeGreaterThanOrEqual(least);
      await expectText(page);
      await expect(page.getByRole('alert').filter({ hasText: 'didn’t load' })).toHaveCount(0);
    }
  }
});

test('hostile text in an address stays text: in the finder, the comparison, the help centre', {
  tag: '@full',
}, async ({ page }) => {
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
