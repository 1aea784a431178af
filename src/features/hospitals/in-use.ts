import { create } from 'zustand';
import { type Applied, NOTHING_APPLIED } from './applied.ts';
import type { AppliedControl } from './use-applied.ts';

interface InUse extends Pick<AppliedControl, 'apply'> {
  /** What the list answers, its place with its point; nothing before the finder works. */
  readonly applied: Applied;
  readonly isReady: boolean;
}

/** What the finder shows and how to have it show something else, for other parts of its page. */
export const useInUse = create<InUse>(() => ({
  applied: NOTHING_APPLIED,
  isReady: false,
  apply: () => undefined,
}));
