import { type RefObject, useLayoutEffect } from 'react';

/** Pixels that stay free between the menu, its opener and the edges of the window. */
const GAP = 6;

const between = (value: number, most: number): number => Math.max(GAP, Math.min(value, most));

/**
 * Puts a fixed element under its opener, or over it where there is no room, inside the window, and gives its first item
 * the focus. Places are set by script, because they are not known before and pages hold no style attributes.
 */
export const useAnchorPosition = (element: RefObject<HTMLElement | null>, opener: HTMLElement): void => {
  useLayoutEffect(() => {
    const menu = element.current;
    if (menu === null) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const at = opener.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = menu;
    const below = at.bottom + GAP;
    const top = below + offsetHeight + GAP <= clientHeight ? below : at.top - GAP - offsetHeight;
    menu.style.top = `${between(top, clientHeight - offsetHeight - GAP)}px`;
    menu.style.left = `${between(at.right - offsetWidth, clientWidth - offsetWidth - GAP)}px`;
    menu.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  }, [element, opener]);
};
