import { type RefObject, useEffect } from 'react';

const DOWN = new Set(['ArrowDown', 'PageDown', 'End', ' ']);
const UP = new Set(['ArrowUp', 'PageUp', 'Home']);

/** So near the end that the last section is in view; a smooth scroll may still be under way. */
const atEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean =>
  scrollTop + clientHeight * 1.05 >= scrollHeight;

/** Where a key of the container belongs to the page: past the container's end, and back from the footer. */
const handOver = (container: HTMLElement, event: KeyboardEvent): void => {
  if (DOWN.has(event.key) && atEnd(container)) scrollBy(0, innerHeight);
  else if (UP.has(event.key) && scrollY > 8) scrollTo(0, 0);
  else return;
  event.preventDefault();
};

/**
 * Scrolling keys move the container even when nothing has the focus yet, and reach the footer beyond it: browsers chain
 * wheels and fingers from a container to its page, but not keys.
 */
export const useScrollKeys = (container: RefObject<HTMLElement | null>, active: boolean): void => {
  useEffect(() => {
    const element = container.current;
    if (!active || element === null) return;
    const follow = (event: KeyboardEvent): void => {
      if (event.shiftKey || !(DOWN.has(event.key) || UP.has(event.key))) return;
      if (event.target === document.body && scrollY <= 8) element.focus({ preventScroll: true });
      if (event.target === element) handOver(element, event);
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [container, active]);
};
