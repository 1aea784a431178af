import { create } from 'zustand';
import { type ComparisonChoice, NOTHING_CHOSEN } from '#domain/comparison.ts';

interface ComparisonState {
  /** Last choice on any page; the next page with benefit tables starts with this choice. */
  readonly choice: ComparisonChoice;
  readonly remember: (choice: ComparisonChoice) => void;
}

export const useComparisonStore = create<ComparisonState>((set) => ({
  choice: NOTHING_CHOSEN,
  remember: (choice) => set({ choice }),
}));
