import { type RefObject, useEffect } from 'react';

/** Makes an element a labeled tab stop if it scrolls, otherwise removes the tab stop. */
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
 * Makes bodies of `details` with a table wider than their column scrollable by keyboard, in every browser. The width is known
 * only in the browser and changes with the viewport. Returns a function that stops watching.
 */
export const makeScrollersFocusable = (root: Element): (() => void) => {
  const tables = [...root.querySelectorAll('details > div table')];
  if (tables.length === 0) return () => undefined;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) mark(scrollerOf(target));
  });
  for (const table of tables) for (const element of [table, scrollerOf(table)]) observer.observe(element);
  return () => observer.disconnect();
};

export const useScrollStops = (root: RefObject<HTMLElement | null>): void => {
  useEffect(() => (root.current === null ? undefined : makeScrollersFocusable(root.current)), [root]);
};
