import { useEffect } from 'react';
import { create } from 'zustand';
import type { HospitalFilterDraft } from '#stores/hospital-filter.ts';
import type { Results } from './results/use-hospital-search.ts';
import { DEFAULT_STATE, type FinderState, sameFilter, type View } from './url/finder-url.ts';

/**
 * Writes the view and the changed filters and sort order to the address. New filters add a history entry; a new sort order or
 * view replaces the current entry.
 */
type ApplyFilters = (change: Partial<FinderState>, entry?: 'push' | 'replace') => void;

/** The mounted finder sets `apply`. `awaited`: filters to whose results the visitor is moved, see `useFocusAwaited`. */
export const useFinderStore = create(() => ({
  shown: { applied: DEFAULT_STATE, isReady: false },
  apply: (() => undefined) as ApplyFilters,
  awaited: undefined as HospitalFilterDraft | undefined,
  view: 'list' as View,
}));

/** Constant function, for memoized components. */
export const applyFilters: ApplyFilters = (change, entry) => useFinderStore.getState().apply(change, entry);

/** Applies filters and moves the visitor to the list, unless the visitor interacts with the page first. */
export const showFiltered = ({ filter }: FinderState): void => {
  useFinderStore.setState({ awaited: filter, view: 'list' });
  applyFilters({ filter });
};

/** Moves the visitor to awaited results once they are shown, unless the visitor interacts with the page first. */
export const useFocusAwaited = ({ applied, phase }: Results): void => {
  const awaited = useFinderStore((state) => state.awaited);
  useEffect(() => {
    if (awaited === undefined) return;
    const stop = new AbortController();
    const stay = (event: Event): void => {
      // Ignores repeats: they come from the held key that applied the filters.
      if (event instanceof KeyboardEvent && event.repeat) return;
      useFinderStore.setState({ awaited: undefined });
    };
    for (const move of ['pointerdown', 'keydown', 'input', 'wheel'])
      addEventListener(move, stay, { passive: true, capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [awaited]);
  useEffect(() => {
    if (awaited === undefined || phase !== 'ready' || !sameFilter(awaited, applied.filter)) return;
    useFinderStore.setState({ awaited: undefined });
    focusResults();
  }, [awaited, applied, phase]);
};

/** Focuses the results heading. Scrolls it, or the filter summary of narrow screens, to just below the site's header. */
const focusResults = (): void => {
  const heading = document.getElementById('results-heading');
  heading?.focus({ preventScroll: true });
  const line = document.getElementById('filters-in-short');
  const isFolded = line?.checkVisibility() ?? false;
  const top = isFolded ? line : heading;
  const y = top?.getBoundingClientRect().top ?? 0;
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  // With the heading in the upper third of the viewport, the first rows are visible without scrolling.
  if (isFolded || y < header || y > innerHeight / 3) top?.scrollIntoView();
};
