import type { Locator, Page } from '@playwright/test';
import { painted } from './page-walk.ts';
import { expect, expectAccessible, OPEN_DIALOG } from './site.ts';

/** Opens everything that expands inline: answers, menus, panels, closed categories and groups. */
const unfold = async (page: Page, within: string): Promise<void> => {
  await page.evaluate((selector) => {
    const all = <E extends Element>(kind: string): E[] => [
      ...document.querySelectorAll<E>(kind.replace(/(^|, )/g, `$1${selector} `)),
    ];
    const closed = all<HTMLElement>('help-category[hidden], [data-group][hidden]');
    const folds = all<HTMLDetailsElement>('details:not([open])');
    const buttons = all<HTMLButtonElement>('button[aria-expanded=false][aria-controls]').filter((button) =>
      button.checkVisibility(),
    );
    for (const part of closed) part.hidden = false;
    // Elements with the same name open only one at a time; the check needs all of them open.
    for (const fold of folds) fold.removeAttribute('name');
    for (const fold of folds) fold.open = true;
    for (const button of buttons) button.click();
  }, within);
  await painted(page);
};

/** Opens each overlay in turn, checks its accessibility, and closes it with Escape. */
const eachOver = async (page: Page, openers: Locator, over: string): Promise<void> => {
  for (const opener of await openers.all()) {
    await opener.press('Enter');
    await expect(page.locator(over)).toBeVisible();
    await expectAccessible(page, [], over);
    await page.keyboard.press('Escape');
    await expect(page.locator(over)).toHaveCount(0);
  }
};

/** Expects no axe violation in dialogs, one glossary term, the first hospital's panel, and the page with everything expanded. */
export const expectAccessibleOpen = async (page: Page, within: 'main' | 'body'): Promise<void> => {
  const inPart = (kind: string): Locator => page.locator(`${within} ${kind}`).filter({ visible: true });
  await eachOver(page, inPart('button[aria-haspopup=dialog]:not(.open-name)'), OPEN_DIALOG);
  await eachOver(page, inPart('.open-name').first(), OPEN_DIALOG);
  await eachOver(page, inPart('button[popovertarget]:not([popovertargetaction])').first(), ':popover-open');
  await unfold(page, within);
  await expectAccessible(page);
  // Open menus would cover the page's heading in later checks.
  await page.keyboard.press('Escape');
};
