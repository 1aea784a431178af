import { create } from 'zustand';
import type { Hospital } from '#workers/contract.ts';

type ListAction =
  | { readonly kind: 'menu'; readonly hospital: Hospital; readonly opener: HTMLElement }
  | { readonly kind: 'card'; readonly hospital: Hospital }
  | { readonly kind: 'print' | 'csv' };

interface ListActionState {
  readonly action: ListAction | undefined;
  /** React key for actions of the same kind. */
  readonly count: number;
  readonly run: (action: ListAction) => void;
  readonly done: () => void;
}

/** Any row can start an action; `ActionHost` performs it. */
export const useListAction = create<ListActionState>((set) => ({
  action: undefined,
  count: 0,
  run: (action) => set(({ count }) => ({ action, count: count + 1 })),
  done: () => set({ action: undefined }),
}));
