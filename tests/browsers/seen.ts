import assert from 'node:assert/strict';
import { eventually } from './eventually.ts';
import type { Visitor } from './visitor.ts';

/**
 * Waits until the script has taken the page over. Who leaves earlier breaks off what is still being loaded, which Firefox and
 * WebKit report as a problem when a service worker stands between.
 */
const alive = (visitor: Visitor): Promise<void> =>
  eventually(async () => {
    const mark = await attribute(visitor, 'html', 'data-alive');
    assert.notEqual(mark, null, `${await visitor.address()} does not come alive`);
  });

/** Opens a page of the site, and waits until the script has taken it over. */
export const open = async (visitor: Visitor, address: string): Promise<void> => {
  await visitor.goTo(address);
  await alive(visitor);
};

/** Waits until the address is this one: path, query and fragment; and until the script has taken the page over. */
export const arrive = async (visitor: Visitor, address: string): Promise<void> => {
  await eventually(async () => assert.equal(await visitor.address(), address));
  await alive(visitor);
};

/** The texts of all elements of a selector that are in sight; blanks of any kind count as one. */
export const texts = (visitor: Visitor, selector: string): Promise<string[]> =>
  visitor.ask(
    (css) =>
      [...document.querySelectorAll<HTMLElement>(css)]
        .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
        .map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim()),
    selector,
  );

/** An attribute of the first element of a selector; null where it has none. */
export const attribute = (visitor: Visitor, selector: string, name: string): Promise<string | null> =>
  visitor.ask(
    ([css = '', attribute = '']) => document.querySelector(css)?.getAttribute(attribute) ?? null,
    [selector, name],
  );

/** Waits until texts are there, and each of them matches. */
export const all = (visitor: Visitor, selector: string, pattern: RegExp): Promise<void> =>
  eventually(async () => {
    const found = await texts(visitor, selector);
    assert.notEqual(found.length, 0, `nothing in sight at ${selector}`);
    for (const text of found) assert.match(text, pattern);
  });

/** Waits until one of the texts matches, and gives it. */
export const one = (visitor: Visitor, selector: string, pattern: RegExp): Promise<string> =>
  eventually(async () => {
    const found = await texts(visitor, selector);
    const text = found.find((each) => pattern.test(each));
    assert.ok(text !== undefined, `nothing like ${pattern} at ${selector}: ${JSON.stringify(found)}`);
    return text;
  });
