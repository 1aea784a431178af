import type { Page } from '@playwright/test';
import { addressesIn } from '../support/page-walk.ts';
import { expect, open, test } from '../support/site.ts';
import { faultsOfText } from '../support/text-faults.ts';

/** WCAG 1.4.12: what a reader's own style may ask for. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** The size of text that a visitor has set in the browser; 16 is what browsers come with. */
const setTextSize = async (page: Page, size: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
};

/** Answers, menus and notes all open, categories and groups all shown: the page at its longest. */
const openEverything = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main [hidden]')) part.hidden = false;
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      fold.removeAttribute('name');
      fold.open = true;
    }
  });

/** How far the page can be scrolled sideways, px. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.getBoundingClientRect().width,
  );

const CASES = [
  { what: 'with wider spacing of text at 320 px', width: 320, size: 16, style: SPACED },
  { what: 'with wider spacing of text at 1280 px', width: 1280, size: 16, style: SPACED },
  { what: 'with text of twice the size at 1280 px', width: 1280, size: 32, style: '' },
  { what: 'with text of twice the size on a phone', width: 390, size: 32, style: '' },
  // Between the two layouts; the others are at their ends.
  ...(process.env.FULL === '1'
    ? [{ what: 'with text of one and a half at 1280 px', width: 1280, size: 24, style: '' }]
    : []),
];

// Portuguese has the longest words of the three.
test.use({ locale: 'pt-BR', bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const { what, width, size, style } of CASES)
  test(`${what} every page shows all its text: none cut off, none over another, nothing sideways`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, size);
    for (const address of addressesIn('/pt'))
      await test.step(address, async () => {
        await open(page, address);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
          `${size}px`,
        );
        if (style !== '') await page.addStyleTag({ content: style });
        await openEverything(page);
        expect.soft(await sideways(page)).toBe(0);
        expect.soft(await page.evaluate(faultsOfText)).toEqual([]);
      });
  });
