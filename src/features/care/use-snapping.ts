import { useSyncExternalStore } from 'react';

/** The same condition as in CareScroller.module.css: wide and high enough for one section per screen. */
const ROOMY = '(width > 64em) and (height >= 760px)';

const follow = (changed: () => void): (() => void) => {
  const room = matchMedia(ROOMY);
  room.addEventListener('change', changed);
  return () => room.removeEventListener('change', changed);
};

/** Do the sections scroll in a container of their own, one per screen? False while the page is being prerendered. */
export const useSnapping = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(ROOMY).matches,
    () => false,
  );
