import type { Page } from '@playwright/test';
import { expect, test } from '../finder/finder.ts';

/** Wraps all current and later texts like a browser's translator; `isKept`: the wrapper keeps the page's own text node. */
const translate = (page: Page, isKept: boolean): Promise<void> =>
  page.evaluate((keep) => {
    const isDone = (text: Text): boolean => text.parentElement?.closest('font, script, style') != null;
    const translateIn = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!/\p{L}/u.test(text.data) || !text.isConnected || isDone(text)) continue;
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        text.replaceWith(font);
        if (keep) font.firstElementChild?.append('«', text, '»');
        else font.firstElementChild?.append(`«${text.data}»`);
      }
    };
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) translateIn(node);
    }).observe(document.body, { childList: true, subtree: true });
  }, isKept);

for (const [how, isKept] of [
  ['replacing text nodes', false],
  ['wrapping text nodes', true],
] as const)
  test(`a page translated by the browser by ${how} keeps working, and updates appear translated`, {
    tag: isKept ? ['@full'] : [],
  }, async ({ page, finder }) => {
    const loaded = page.waitForResponse(/\/translated-text-.*\.js$/);
    await finder.openReady('/hospitals');
    await (await loaded).finished();
    await expect(page.getByRole('table').getByRole('row').nth(5)).toBeVisible();
    await translate(page, isKept);
    const main = page.getByRole('main');
    const found = main.getByRole('status').filter({ hasText: /hospitals/ });
    await expect(found).toHaveText(/«1,867 hospitals».*«full directory»/);

    await main.getByRole('combobox', { name: /«State»/ }).selectOption('TX');
    await main.getByRole('button', { name: /^«Filter»/ }).click();
    await expect(found).toHaveText(/«104 hospitals».*«Texas»/);
    const star = finder.starAt(0);
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await main
      .getByRole('button', { name: /«Clear/ })
      .first()
      .click();
    await expect(found).toHaveText(/«1,867 hospitals».*«full directory»/);

    await page.getByRole('contentinfo').getByRole('link', { name: '«Compare plans»' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^«Compare Superior/);
    await page.getByRole('searchbox').fill('dental');
    await expect(main.getByRole('status').filter({ hasText: 'dental' })).toHaveText(/«.*dental.*»/);
  });
