import { create } from 'zustand';
import { DEFAULT_STATE, type FinderState } from './url/finder-url.ts';

/** A new filter adds a history entry; a new order replaces it. */
type ApplyFilters = (next: FinderState, entry?: 'push' | 'replace') => void;

/** `apply` is set by the mounted finder. */
export const useFinderStore = create(() => ({
  shown: { applied: DEFAULT_STATE, isReady: false },
  apply: (() => undefined) as ApplyFilters,
}));

/** Stays the same function, for memoised parts. */
export const applyFilters: ApplyFilters = (next, entry) => useFinderStore.getState().apply(next, entry);
