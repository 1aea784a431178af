import { create } from 'zustand';
import { DEFAULT_STATE, type FinderState } from './url/finder-url.ts';
import type { FinderControl } from './url/use-finder-url.ts';

interface FinderStore extends Pick<FinderControl, 'apply'> {
  /** What the list answers, its place with its point; nothing before the finder works. */
  readonly applied: FinderState;
  readonly isReady: boolean;
}

/** What the finder shows and how to have it show something else, for other parts of its page. */
export const useFinderStore = create<FinderStore>(() => ({
  applied: DEFAULT_STATE,
  isReady: false,
  apply: () => undefined,
}));
