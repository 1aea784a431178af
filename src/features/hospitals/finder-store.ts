import { create } from 'zustand';
import { DEFAULT_STATE, type FinderState } from './url/finder-url.ts';

/** A new filter is a new entry of the history; a new order replaces the present one. */
export type ApplyFilters = (next: FinderState, entry?: 'push' | 'replace') => void;

interface FinderStore {
  /** What the list shows, its place with its point. */
  readonly shown: { readonly applied: FinderState; readonly isReady: boolean };
  /** Writes to the address; set by the mounted finder. */
  readonly apply: ApplyFilters;
}

/** Connects the finder's parts with each other and with the rest of its page. */
export const useFinderStore = create<FinderStore>(() => ({
  shown: { applied: DEFAULT_STATE, isReady: false },
  apply: () => undefined,
}));

/** The same function for every render, so that memoised parts need not render again. */
export const applyFilters: ApplyFilters = (next, entry) => useFinderStore.getState().apply(next, entry);
