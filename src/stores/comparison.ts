import { create } from 'zustand';
import { type ComparisonChoice, NOTHING_CHOSEN } from '#domain/comparison.ts';

/** Last choice on any page; the next page with benefit tables starts with this choice. */
export const useComparisonStore = create<{ readonly choice: ComparisonChoice }>(() => ({
  choice: NOTHING_CHOSEN,
}));
