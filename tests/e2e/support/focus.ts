import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** The focused element and the faults that make its focus hard to see. */
interface Stop {
  readonly name: string;
  readonly faults: readonly string[];
}

const NOWHERE = 'nothing has the focus';

/**
 * Checks that the focused element has an outline of 2 px or more (WCAG 2.4.7), and that its center is inside the viewport and
 * not covered by another element (WCAG 2.4.11).
 */
const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate((nowhere) => {
    const element = document.activeElement ?? document.body;
    const drawsNothing =
      element.getBoundingClientRect().width <= 2 || getComputedStyle(element).opacity === '0';
    // The label draws the box of a checkbox or a segment.
    const shown = (drawsNothing && (element as HTMLInputElement).labels?.[0]) || element;
    const isRinged = (each: Element, part?: string): boolean => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
    };
    // The browser draws its own outline around the parts of a date field.
    const hasRing =
      (element as HTMLInputElement).type === 'date' ||
      [shown, ...shown.children].some((each) => isRinged(each) || isRinged(each, '::after'));
    // A link on two lines has two boxes; the first is checked.
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

/** Presses Tab up to the end of the page, at most `most` times. Returns the faults of every tab stop. */
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

/** Expects that the current focus is visible. */
export const expectFocusSeen = async (page: Page): Promise<void> => {
  const { name, faults } = await stopOf(page);
  expect(faults, name).toEqual([]);
};

/** Presses Tab until the target has the focus. Expects visible focus at every tab stop on the way. */
export const tabTo = async (page: Page, target: Locator, most = 90): Promise<void> => {
  for (let stops = 0; stops < most; stops++) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${most} stops of Tab do not lead to ${target}`);
};
