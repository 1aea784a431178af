import { create } from 'zustand';
import type { HospitalFilterDraft } from '#stores/hospital-filter.ts';
import { DEFAULT_STATE, type FinderState, sameFilter, type View } from './url/finder-url.ts';

/**
 * Writes the view and the changed filters and sort order to the address. New filters add a history entry; a new sort order or
 * view replaces the current entry.
 */
type ApplyFilters = (change: Partial<FinderState>, entry?: 'push' | 'replace') => void;

/** The mounted finder sets `apply`. `awaited`: filters whose results heading gets focus once the results are shown. */
export const useFinderStore = create(() => ({
  shown: { applied: DEFAULT_STATE, isReady: false },
  apply: (() => undefined) as ApplyFilters,
  awaited: undefined as HospitalFilterDraft | undefined,
  view: 'list' as View,
}));

/** Constant function, for memoized components. */
export const applyFilters: ApplyFilters = (change, entry) => useFinderStore.getState().apply(change, entry);

/** Applies filters and moves the visitor to the list, unless the visitor interacts with the page first. */
export const showFiltered = (next: FinderState): void => {
  awaitResults(next);
  useFinderStore.setState({ view: 'list' });
  applyFilters({ filter: next.filter });
};

let moves = new AbortController();

/** Moves the visitor to these results once they are shown, unless the visitor interacts with the page first. */
export const awaitResults = ({ filter }: FinderState): void => {
  useFinderStore.setState({ awaited: filter });
  moves.abort();
  moves = new AbortController();
  const stay = (event: Event): void => {
    // Ignores repeats: they come from the held key that applied the filters.
    if (event instanceof KeyboardEvent && event.repeat) return;
    moves.abort();
    useFinderStore.setState({ awaited: undefined });
  };
  // In the capture phase, so that the press that applied the filters is not handled here.
  for (const move of ['pointerdown', 'keydown', 'input', 'wheel'])
    addEventListener(move, stay, { passive: true, capture: true, signal: moves.signal });
};

/** Focuses the results heading. Scrolls it, or the filter summary of narrow screens, to just below the site's header. */
export const focusResults = ({ filter }: FinderState): void => {
  const { awaited } = useFinderStore.getState();
  const heading = document.getElementById('results-heading');
  if (awaited === undefined || heading === null || !sameFilter(awaited, filter)) return;
  moves.abort();
  useFinderStore.setState({ awaited: undefined });
  heading.focus({ preventScroll: true });
  const line = document.getElementById('filters-in-short');
  const isFolded = line?.checkVisibility() ?? false;
  const top = isFolded && line !== null ? line : heading;
  const { top: y } = top.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  // With the heading in the upper third of the viewport, the first rows are visible without scrolling.
  if (isFolded || y < header || y > innerHeight / 3) top.scrollIntoView();
};
