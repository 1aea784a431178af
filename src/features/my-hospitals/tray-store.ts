import { create } from 'zustand';

/** Survives navigation. `wantsFocus`: a shared list was added, so the tray takes the focus. */
export const useTray = create(() => ({ isOpen: false, wantsFocus: false }));
