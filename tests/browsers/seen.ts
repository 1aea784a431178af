import assert from 'node:assert/strict';
import { eventually } from './eventually.ts';
import type { Visitor } from './visitor.ts';

/**
 * Waits until the page is hydrated. Leaving the page earlier aborts its requests, which Firefox and WebKit report as errors
 * when a service worker handles them.
 */
const waitForHydration = (visitor: Visitor): Promise<void> =>
  eventually(async () => {
    const mark = await attribute(visitor, 'html', 'data-alive');
    assert.notEqual(mark, null, `${await visitor.address()} does not come alive`);
  });

/** Opens a page of the site and waits until it is hydrated. */
export const open = async (visitor: Visitor, address: string): Promise<void> => {
  await visitor.goTo(address);
  await waitForHydration(visitor);
};

/** Waits until the page has this path, query and fragment and is hydrated. */
export const arrive = async (visitor: Visitor, address: string): Promise<void> => {
  await eventually(async () => assert.equal(await visitor.address(), address));
  await waitForHydration(visitor);
};

/** Returns the texts of all visible elements that match a selector. White space is collapsed to single spaces. */
export const texts = (visitor: Visitor, selector: string): Promise<string[]> =>
  visitor.ask(
    (css) =>
      [...document.querySelectorAll<HTMLElement>(css)]
        .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
        .map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim()),
    selector,
  );

/** Returns an attribute of the first element that matches a selector; null if the attribute or the element is missing. */
export const attribute = (visitor: Visitor, selector: string, name: string): Promise<string | null> =>
  visitor.ask(
    ([css = '', attribute = '']) => document.querySelector(css)?.getAttribute(attribute) ?? null,
    [selector, name],
  );

/** Waits until the selector matches visible elements and the texts of all of them match the pattern. */
export const expectAll = (visitor: Visitor, selector: string, pattern: RegExp): Promise<void> =>
  eventually(async () => {
    const found = await texts(visitor, selector);
    assert.notEqual(found.length, 0, `nothing in sight at ${selector}`);
    for (const text of found) assert.match(text, pattern);
  });

/** Waits until the text of a visible element matches the pattern, and returns the text. */
export const expectOne = (visitor: Visitor, selector: string, pattern: RegExp): Promise<string> =>
  eventually(async () => {
    const found = await texts(visitor, selector);
    const text = found.find((each) => pattern.test(each));
    assert.ok(text !== undefined, `nothing like ${pattern} at ${selector}: ${JSON.stringify(found)}`);
    return text;
  });
