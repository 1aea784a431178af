import { type RefObject, useEffect } from 'react';

/** What tells that the visitor has gone on with something else. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Where the container stands while the page itself is not scrolled, and so in view. */
const restingTop = (container: Element): number => container.getBoundingClientRect().top + scrollY;

const isAtTop = (target: Element, container: Element): boolean =>
  Math.abs(target.getBoundingClientRect().top - restingTop(container)) < container.clientHeight / 4;

/**
 * A link pressed while the container still rests from the last one leads to its section all the same, from the footer
 * and to the section that the address names already too: Chromium gives up a smooth scroll, of the container or of the
 * page around it, that begins in the moment in which another one snaps.
 */
export const useAnchors = (container: RefObject<HTMLElement | null>, active: boolean): void => {
  useEffect(() => {
    const element = container.current;
    if (!active || element === null) return undefined;
    let wanted: HTMLElement | null = null;
    const want = (): void => {
      wanted = document.getElementById(location.hash.slice(1));
    };
    const forget = (): void => {
      wanted = null;
    };
    const arrive = (): void => {
      if (wanted !== null && !isAtTop(wanted, element)) wanted.scrollIntoView();
      wanted = null;
    };
    addEventListener('popstate', want);
    element.addEventListener('scrollend', arrive);
    for (const move of MOVES) addEventListener(move, forget, { passive: true });
    return () => {
      removeEventListener('popstate', want);
      element.removeEventListener('scrollend', arrive);
      for (const move of MOVES) removeEventListener(move, forget);
    };
  }, [container, active]);
};
