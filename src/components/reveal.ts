/** The part of an element that must be on the screen before it shows. */
const SEEN = 0.1;

/** What is taller than this many screens is never hidden, so that a tenth of all others fits on the screen. */
const TALLEST = 2;

/** Whatever lies above the screen was passed on the way: it counts as seen. */
const ABOVE = '99999px 0px 0px';

/**
 * Ref of an element that scrolls in: it is hidden while it lies wholly below the screen, and shows once, for good, when a
 * tenth of it is seen. What is on the screen when script takes over is left alone. The attribute `data-unseen` says so
 * to CSS, which hides nothing on paper, without script or motion, nor what holds the focus.
 */
export const revealOnScroll = (element: HTMLElement | null): (() => void) | undefined => {
  if (element === null || !('IntersectionObserver' in globalThis)) return undefined;
  const { dataset } = element;
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy browser tells of several at once, such as that it was on the screen and that it no longer is.
      const { intersectionRatio: seen, boundingClientRect: box } = entries.at(
        -1,
      ) as IntersectionObserverEntry;
      if (seen === 0 && box.height < TALLEST * innerHeight) dataset.unseen = '';
      // Some browsers also tell of the very first pixel.
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
