import { create } from 'zustand';

interface TrayState {
  readonly isOpen: boolean;
  /** Focuses the tray after a shared list was added. */
  readonly wantsFocus: boolean;
}

/** Survives navigation between pages. */
export const useTray = create<TrayState>(() => ({ isOpen: false, wantsFocus: false }));
