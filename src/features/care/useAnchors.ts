import { type RefObject, useEffect } from 'react';

/** What tells that the visitor has gone on with something else. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const isAtTop = (target: Element, container: Element): boolean =>
  Math.abs(target.getBoundingClientRect().top - container.getBoundingClientRect().top) <
  container.clientHeight / 4;

/**
 * A link pressed while the container still rests from the last one leads to its section all the same: Chromium gives up
 * a smooth scroll that begins in the moment in which another one snaps.
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
    addEventListener('hashchange', want);
    element.addEventListener('scrollend', arrive);
    for (const move of MOVES) addEventListener(move, forget, { passive: true });
    return () => {
      removeEventListener('hashchange', want);
      element.removeEventListener('scrollend', arrive);
      for (const move of MOVES) removeEventListener(move, forget);
    };
  }, [container, active]);
};
