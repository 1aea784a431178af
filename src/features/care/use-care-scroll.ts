import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** The same condition as in CareScroller.module.css: wide and high enough for one section per screen. */
const ROOMY = '(width > 64em) and (height >= 760px)';

const follow = (changed: () => void): (() => void) => {
  const room = matchMedia(ROOMY);
  room.addEventListener('change', changed);
  return () => room.removeEventListener('change', changed);
};

/** Do the sections scroll in a container of their own, one per screen? False while the page is being prerendered. */
export const useSnapping = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(ROOMY).matches,
    () => false,
  );

/** Every tenth of a section: a section higher than two windows never shows half of itself. */
const TENTHS = Array.from({ length: 11 }, (_, tenth) => tenth / 10);

const isInView = ({ intersectionRatio, intersectionRect }: IntersectionObserverEntry): boolean =>
  intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2;

const isOutOfSight = ({ top, bottom }: DOMRect): boolean => top > innerHeight || bottom < 0;

/** A phone that is out of sight waits, and comes once with its section; without script none ever waits. */
const letPhoneWait = (section: HTMLElement, inView: boolean): void => {
  const phone = section.querySelector('[role=img]');
  if (inView) section.dataset.phone = 'shown';
  else if (phone !== null && isOutOfSight(phone.getBoundingClientRect())) section.dataset.phone ??= 'waiting';
};

/** Has the page scrolled on, to the footer under the sections? */
const isLeft = (container: Element): boolean => container.getBoundingClientRect().bottom < innerHeight / 2;

/**
 * Anchor of the section that is in view, half of it or half of the window filled with it; on the way from one to the next
 * still that of the first, so that nothing that shows it goes and comes. Undefined before the first and past the last.
 */
export const useSectionInView = (container: RefObject<HTMLElement | null>): string | undefined => {
  const [anchor, setAnchor] = useState<string>();
  useEffect(() => {
    const element = container.current;
    if (element === null || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const inView = isInView(entry);
          letPhoneWait(entry.target as HTMLElement, inView);
          setAnchor((last) => (inView ? entry.target.id : isLeft(element) ? undefined : last));
        }
      },
      { threshold: TENTHS },
    );
    for (const section of element.querySelectorAll('[data-screen]')) observer.observe(section);
    return () => observer.disconnect();
  }, [container]);
  return anchor;
};

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
