import { type RefObject, useEffect, useState } from 'react';

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
