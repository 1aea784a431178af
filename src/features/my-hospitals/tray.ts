import { create } from 'zustand';

interface TrayState {
  readonly isOpen: boolean;
  /** Whoever took a shared list over is led to the tray. */
  readonly wantsFocus: boolean;
}

/** Whether the list is unfolded; it stays so while the visitor goes from page to page. */
export const useTray = create<TrayState>(() => ({ isOpen: false, wantsFocus: false }));
