import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { sayThatItFailed } from '#components/load-failed.ts';
import { STAY } from '#stores/stay.ts';
import { seekAnchor } from './seek-anchor.ts';

/** The path of the page that the visitor is on; none before the first. */
let here: string | undefined;

/** The id that a fragment names; one that is not well written names itself. */
const idIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/**
 * Marks the document once script has taken it over. A new page begins at its top with the focus on its heading; a
 * fragment leads to its element; Back restores where the reader was.
 */
export const Arrival = (): null => {
  const { pathname, hash, key, state } = useLocation();
  const navigation = useNavigationType();
  // Before the parts of the new page say what they miss.
  useLayoutEffect(() => {
    if (here !== undefined && here !== pathname) sayThatItFailed(false);
  }, [pathname]);
  useEffect(() => {
    document.documentElement.dataset.alive = key;
    const isFirst = here === undefined;
    const isNew = here !== pathname;
    here = pathname;
    if (isFirst) return undefined;
    if (isNew) document.querySelector('h1')?.focus({ preventScroll: true });
    if (navigation === 'POP' || state === STAY) return undefined;
    if (hash !== '') return seekAnchor(idIn(hash));
    if (isNew) scrollTo(0, 0);
    return undefined;
  }, [pathname, hash, key, state, navigation]);
  return null;
};
