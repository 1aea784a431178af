/** Visible share of an element at which it is revealed. */
const SEEN = 0.1;

/** In screens. Taller elements are never hidden, so that the visible share of all others fits on the screen. */
const TALLEST = 2;

/** Elements above the screen count as seen. */
const ABOVE = '99999px 0px 0px';

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
      const { intersectionRatio: seen, boundingClientRect: box } = entries.at(
        -1,
      ) as IntersectionObserverEntry;
      if (seen === 0 && box.height < TALLEST * innerHeight) dataset.unseen = '';
      // Some browsers also report the first pixel.
      else if (dataset.unseen === undefined || seen > SEEN / 2) {
        delete dataset.unseen;
        observer.disconnect();
      }
    },
    { rootMargin: ABOVE, threshold: SEEN },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
