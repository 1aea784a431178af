/** Visible share of an element at which it is revealed. */
const SEEN = 0.1;

/** In screens. Taller elements are never hidden, so that the visible share of all others fits on the screen. */
const TALLEST = 2;

/**
 * Ref of an element that is revealed by scrolling: hidden by `data-unseen` while it is wholly below the screen, shown for good
 * once a tenth of it is visible. Elements on the screen at the start stay visible. CSS hides nothing on paper, without script,
 * with reduced motion, or that holds the focus.
 */
export const revealOnScroll = (element: HTMLElement | null): (() => void) | undefined => {
  if (element === null || !('IntersectionObserver' in globalThis)) return undefined;
  const { dataset } = element;
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy browser reports several changes at once; the last one counts.
      const last = entries.at(-1) as IntersectionObserverEntry;
      const seen = last.intersectionRatio;
      // Measured now: since the report the visitor may have scrolled to the element.
      const { top, height } = element.getBoundingClientRect();
      const isBelow = seen === 0 && top >= innerHeight;
      if (isBelow && height < TALLEST * innerHeight) dataset.unseen = '';
      // Some browsers also report the first pixel.
      else if (dataset.unseen === undefined || seen > SEEN / 2) {
        delete dataset.unseen;
        observer.disconnect();
      }
    },
    // Elements above the screen count as seen.
    { rootMargin: '99999px 0px 0px', threshold: SEEN },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
