import { type RefObject, useEffect } from 'react';

/** Where it scrolls it is a stop of the keyboard, with the name of what it belongs to; else nothing. */
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

/**
 * Bodies of `details` that a table makes wider than their column can be scrolled by keyboard in every browser. Their width is
 * known in the browser alone, and changes with the window: so it is watched, and no HTML says it.
 */
export const useScrollStops = (root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (!('ResizeObserver' in globalThis)) return;
    const scrollerOf = (element: Element): Element => element.closest('details > div') ?? element;
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) mark(scrollerOf(target));
    });
    for (const table of root.current?.querySelectorAll('details > div table') ?? [])
      for (const element of [table, scrollerOf(table)]) observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
};
