import { create } from 'zustand';

interface TrayState {
  readonly isOpen: boolean;
  /** Moves the focus to the tray, after a shared list was taken over. */
  readonly wantsFocus: boolean;
}

/** Survives navigation between pages. */
export const useTray = create<TrayState>(() => ({ isOpen: false, wantsFocus: false }));
