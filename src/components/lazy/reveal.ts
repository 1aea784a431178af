/** Visible share of an element at which it is revealed. */
const SEEN = 0.1;

/** In viewport heights. Taller elements are never hidden, so that the visible share of all others fits in the viewport. */
const TALLEST = 2;

/**
 * Ref callback of an element that is revealed by scrolling: hidden by `data-unseen` while completely below the viewport, shown
 * permanently once a tenth is visible. Elements in the viewport at the start stay visible. CSS hides no element in print,
 * without script, with reduced motion or while the element contains the focus.
 */
export const revealOnScroll = (element: HTMLElement | null): (() => void) | undefined => {
  if (element === null) return undefined;
  const { dataset } = element;
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy browser reports several changes at once; the last one counts.
      const last = entries.at(-1) as IntersectionObserverEntry;
      const seen = last.intersectionRatio;
      // Measured again, because the visitor may have scrolled to the element since the entry was created.
      const { top, height } = element.getBoundingClientRect();
      const isBelow = seen === 0 && top >= innerHeight;
      if (isBelow && height < TALLEST * innerHeight) dataset.unseen = '';
      // Some browsers also create an entry for the first visible pixel, which does not reveal the element.
      else if (dataset.unseen === undefined || seen > SEEN / 2) {
        delete dataset.unseen;
        observer.disconnect();
      }
    },
    // Elements above the viewport count as visible.
    { rootMargin: '99999px 0px 0px', threshold: SEEN },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
