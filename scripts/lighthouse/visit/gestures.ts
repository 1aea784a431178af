import type { Locator, Page } from '@playwright/test';

/** What a visitor may press on any page: accordions, tabs, choices, menus. */
const PRESSED = [
  'main summary:visible',
  'main button[aria-expanded]:visible',
  'main [role="tab"]:visible',
  'main input[type="radio"]:enabled:visible',
  'header button:visible',
];
const TEXT_BOX = 'main :is(input[type="search"], input[role="combobox"]):visible';

/** Of each sort. */
const MOST = 4;
/** Milliseconds that a hand takes to what it has just brought into view: what it left behind has closed by then. */
const REACH = 300;

const press = async (page: Page, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded({ timeout: 1000 });
  await page.waitForTimeout(REACH);
  await target.click({ timeout: 1000 });
};

/** Presses things on a page, closes them again, and types into its first box. What cannot be pressed is passed over. */
export const use = async (page: Page): Promise<void> => {
  for (const selector of PRESSED)
    for (const target of (await page.locator(selector).all()).slice(0, MOST)) {
      await press(page, target).catch(() => undefined);
      await page.keyboard.press('Escape');
    }
  const box = page.locator(TEXT_BOX).first();
  if ((await box.count()) > 0) await box.pressSequentially('miami', { delay: 200 });
  await page.waitForTimeout(500);
};
