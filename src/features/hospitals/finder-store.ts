import { create } from 'zustand';
import { DEFAULT_STATE, type FinderState } from './url/finder-url.ts';

/** A new filter adds a history entry; a new order replaces it. */
export type ApplyFilters = (next: FinderState, entry?: 'push' | 'replace') => void;

interface FinderStore {
  readonly shown: { readonly applied: FinderState; readonly isReady: boolean };
  /** Set by the mounted finder. */
  readonly apply: ApplyFilters;
}

export const useFinderStore = create<FinderStore>(() => ({
  shown: { applied: DEFAULT_STATE, isReady: false },
  apply: () => undefined,
}));

/** Stays the same function, for memoised parts. */
export const applyFilters: ApplyFilters = (next, entry) => useFinderStore.getState().apply(next, entry);
