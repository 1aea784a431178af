import { type RefObject, useEffect } from 'react';

/** Makes an element that scrolls a labelled tab stop, and any other element none. */
const mark = (scroller: Element): void => {
  const attributes = {
    tabindex: '0',
    role: 'group',
    'aria-label': scroller.parentElement?.querySelector('h3')?.textContent ?? '',
  };
  const scrolls = scroller.scrollWidth > scroller.clientWidth;
  for (const [name, value] of Object.entries(attributes))
    if (scrolls) scroller.setAttribute(name, value);
    else scroller.removeAttribute(name);
};

const scrollerOf = (element: Element): Element => element.closest('details > div') ?? element;

/**
 * Lets the keyboard scroll bodies of `details` that a table makes wider than their column, in every browser. The width is
 * known in the browser alone and changes with the window. Returns how to stop.
 */
export const watchScrollStops = (root: Element): (() => void) => {
  const tables = [...root.querySelectorAll('details > div table')];
  if (tables.length === 0 || !('ResizeObserver' in globalThis)) return () => undefined;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) mark(scrollerOf(target));
  });
  for (const table of tables) for (const element of [table, scrollerOf(table)]) observer.observe(element);
  return () => observer.disconnect();
};

export const useScrollStops = (root: RefObject<HTMLElement | null>): void => {
  useEffect(() => (root.current === null ? undefined : watchScrollStops(root.current)), [root]);
};
