import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { hideLoadError } from '#components/lazy/load-error.ts';
import { STAY } from '#stores/stay.ts';

let here: string | undefined;

/** The id that a fragment names. A malformed fragment is its own id. */
const idIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/**
 * Marks the document as interactive. A new page starts at its top with the focus on its heading; a fragment leads to its
 * element; Back restores the reader's position.
 */
export const RouteFocus = (): null => {
  const { pathname, hash, key, state } = useLocation();
  const navigation = useNavigationType();
  // In a layout effect, which runs before parts of the new page report missing code.
  useLayoutEffect(() => {
    if (here !== undefined && here !== pathname) hideLoadError();
  }, [pathname]);
  useEffect(() => {
    document.documentElement.dataset.alive = key;
    const isFirst = here === undefined;
    const isNew = here !== pathname;
    here = pathname;
    if (isFirst) return undefined;
    // After Back the browser still focuses the element of the entry's fragment, so the heading has to wait.
    if (isNew && navigation === 'POP') setTimeout(focusHeading);
    else if (isNew) focusHeading();
    if (navigation === 'POP' || state === STAY) return undefined;
    if (hash !== '') return scrollToId(idIn(hash));
    if (isNew) scrollTo(0, 0);
    return undefined;
  }, [pathname, hash, key, state, navigation]);
  return null;
};

const focusHeading = (): void => document.querySelector('h1')?.focus({ preventScroll: true });

const SCROLL_TIMEOUT_MS = 10_000;
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls smoothly to an element once it exists. Returns how to stop; a visitor's own move stops it too. */
const scrollToId = (id: string): (() => void) => {
  const scroll = (): boolean => {
    const target = document.getElementById(id);
    target?.scrollIntoView({ behavior: 'smooth' });
    return target !== null;
  };
  if (scroll()) return () => undefined;
  const watcher = new MutationObserver(() => scroll() && stop());
  const timer = setTimeout(() => stop(), SCROLL_TIMEOUT_MS);
  const stop = (): void => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const move of MOVES) removeEventListener(move, stop);
  };
  for (const move of MOVES) addEventListener(move, stop, { passive: true });
  watcher.observe(document.body, { childList: true, subtree: true });
  return stop;
};
