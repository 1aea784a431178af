import { create } from 'zustand';
import type { Hospital } from '#workers/contract.ts';

/** What the visitor asked for, to be done by the piece that comes on use (pieces.ts). */
export type ListAction =
  | { readonly kind: 'menu'; readonly hospital: Hospital; readonly opener: HTMLElement }
  | { readonly kind: 'card'; readonly hospital: Hospital }
  | { readonly kind: 'print' | 'csv' };

interface ListActionState {
  readonly errand: ListAction | undefined;
  /** How many were asked for: tells one from the next of its kind. */
  readonly count: number;
  readonly run: (errand: ListAction) => void;
  readonly done: () => void;
}

/** One errand at a time, so that every row can ask for one and only one place does it. */
export const useListAction = create<ListActionState>((set) => ({
  errand: undefined,
  count: 0,
  run: (errand) => set(({ count }) => ({ errand, count: count + 1 })),
  done: () => set({ errand: undefined }),
}));
