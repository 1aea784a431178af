import { create } from 'zustand';
import { type ComparisonChoice, NOTHING_CHOSEN } from '#domain/comparison.ts';

interface ComparisonState {
  /** What was chosen last, on whichever page: the next page with benefit tables begins with it. */
  readonly choice: ComparisonChoice;
  readonly remember: (choice: ComparisonChoice) => void;
}

export const useComparisonStore = create<ComparisonState>((set) => ({
  choice: NOTHING_CHOSEN,
  remember: (choice) => set({ choice }),
}));
