import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** What has the focus, and what is wrong with it for an eye that follows it. */
interface Stop {
  readonly name: string;
  readonly faults: readonly string[];
}

const NOWHERE = 'nothing has the focus';

/**
 * Where the focus is, and whether it is seen there: a line of 2 px or more round it (2.4.7), inside the window, and nothing else
 * over its middle (2.4.11).
 */
const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate((nowhere) => {
    const element = document.activeElement ?? document.body;
    const drawsNothing =
      element.getBoundingClientRect().width <= 2 || getComputedStyle(element).opacity === '0';
    // A box that is drawn by its label: a checkbox, a segment.
    const shown = (drawsNothing && (element as HTMLInputElement).labels?.[0]) || element;
    const isRinged = (each: Element, part?: string): boolean => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
    };
    // The browser draws its own ring round the parts of a date.
    const hasRing =
      (element as HTMLInputElement).type === 'date' ||
      [shown, ...shown.children].some((each) => isRinged(each) || isRinged(each, '::after'));
    // A link over two lines has two boxes; the first counts.
    const { left, top, width, height } = shown.getClientRects()[0] ?? new DOMRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const over = document.elementFromPoint(x, y);
    const faults = [
      ...(element === document.body ? [nowhere] : []),
      ...(hasRing ? [] : ['no ring']),
      ...(x < 0 || y < 0 || x > innerWidth || y > innerHeight ? ['out of the window'] : []),
      ...(over !== null && (shown.contains(over) || over.closest('label')?.contains(element))
        ? []
        : [`under ${over?.outerHTML.slice(0, 80)}`]),
    ];
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return { name: `${element.tagName} ${name.trim().slice(0, 60)}`, faults };
  }, NOWHERE);

/** Goes on by Tab to the end of the page, or so many stops; says where the focus is not seen. */
export const faultsByTab = async (
  page: Page,
  most: number,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (let stops = 0; stops < most; stops++) {
    await page.keyboard.press(key);
    const { name, faults } = await stopOf(page);
    if (stops > 0 && faults.includes(NOWHERE)) break;
    found.push(...faults.map((fault) => `${name}: ${fault}`));
  }
  return found;
};

/** The focus is seen where it is now. */
export const expectFocusSeen = async (page: Page): Promise<void> => {
  const { name, faults } = await stopOf(page);
  expect(faults, name).toEqual([]);
};

/** Goes on by Tab alone until this has the focus; at every stop on the way the focus is seen. */
export const tabTo = async (page: Page, target: Locator, most = 90): Promise<void> => {
  for (let stops = 0; stops < most; stops++) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${most} stops of Tab do not lead to ${target}`);
};
