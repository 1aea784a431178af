import { create } from 'zustand';

type ListAction = { readonly kind: 'print' | 'csv' };

interface ListActionState {
  readonly action: ListAction | undefined;
  /** Number of started actions; distinguishes actions of the same kind. */
  readonly count: number;
  readonly run: (action: ListAction) => void;
  readonly done: () => void;
}

/** Current action on the list. `ActionHost` performs it. */
export const useListAction = create<ListActionState>((set) => ({
  action: undefined,
  count: 0,
  run: (action) => set(({ count }) => ({ action, count: count + 1 })),
  done: () => set({ action: undefined }),
}));
