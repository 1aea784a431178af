import { create } from 'zustand';
import type { HospitalFilterDraft } from '#stores/hospital-filter.ts';
import { DEFAULT_STATE, type FinderState, sameFilter, type View } from './url/finder-url.ts';

/**
 * Writes the view and what changes of filters and order to the address. A new filter adds a history entry; a new order or view
 * replaces it.
 */
type ApplyFilters = (change: Partial<FinderState>, entry?: 'push' | 'replace') => void;

/** `apply` is set by the mounted finder. `awaited`: the results that the visitor is brought to once they are shown. */
export const useFinderStore = create(() => ({
  shown: { applied: DEFAULT_STATE, isReady: false },
  apply: (() => undefined) as ApplyFilters,
  awaited: undefined as HospitalFilterDraft | undefined,
  view: 'list' as View,
}));

/** Stays the same function, for memoised parts. */
export const applyFilters: ApplyFilters = (change, entry) => useFinderStore.getState().apply(change, entry);

/** Applies filters and brings the visitor to the list, unless a move of their own comes first. */
export const showFiltered = (next: FinderState): void => {
  awaitResults(next);
  useFinderStore.setState({ view: 'list' });
  applyFilters({ filter: next.filter });
};

let moves = new AbortController();

/** Brings the visitor to these results, unless a move of their own comes first. */
export const awaitResults = ({ filter }: FinderState): void => {
  useFinderStore.setState({ awaited: filter });
  moves.abort();
  moves = new AbortController();
  const stay = (event: Event): void => {
    // A key that is still held applied the filters.
    if (event instanceof KeyboardEvent && event.repeat) return;
    moves.abort();
    useFinderStore.setState({ awaited: undefined });
  };
  // Capture: the press that applies the filters has passed.
  for (const move of ['pointerdown', 'keydown', 'input', 'wheel'])
    addEventListener(move, stay, { passive: true, capture: true, signal: moves.signal });
};

/** Focuses the heading of the results, right under the site's header or under the line that says the filters. */
export const bringToResults = ({ filter }: FinderState): void => {
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
  // A heading in the upper third has its first rows in view.
  if (isFolded || y < header || y > innerHeight / 3) top.scrollIntoView();
};
