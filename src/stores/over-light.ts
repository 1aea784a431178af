import { create } from 'zustand';

/** Whether the page has a light section under the header without being scrolled itself: its own scroller is. */
export const useOverLight = create(() => ({ isOverLight: false }));
