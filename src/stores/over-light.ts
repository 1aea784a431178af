import { create } from 'zustand';

/** True while a light section is under the header of a page that scrolls an inner element instead of the document. */
export const useOverLight = create(() => ({ isOverLight: false }));
