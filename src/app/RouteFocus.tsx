import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { hideLoadError } from '#components/lazy/load-error.ts';
import { STAY } from '#stores/stay.ts';
import { untilMove } from './until-move.ts';

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
 * element; Back restores the reader's position and the focus on the link that was followed.
 */
export const RouteFocus = (): null => {
  const { pathname, hash, key, state } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    shown = key;
  }, [key]);
  useEffect(() => {
    addEventListener('scroll', notePlace, true);
    // A press on a link may come before the scroll event of its frame.
    addEventListener('click', notePlace, true);
  }, []);
  // In a layout effect, which runs before parts of the new page report missing code.
  useLayoutEffect(() => {
    if (here !== undefined && here !== pathname) hideLoadError();
  }, [pathname]);
  useLayoutEffect(() => {
    if (navigation !== 'POP' || isBrowsersEntry()) return undefined;
    const place = here === undefined ? placeAfterReload() : places.get(key);
    return place === undefined ? undefined : restorePlace(place);
  }, [key, navigation]);
  useEffect(() => {
    document.documentElement.dataset.alive = key;
    const isFirst = here === undefined;
    const isNew = here !== pathname;
    here = pathname;
    if (isFirst) return undefined;
    // After Back the browser still focuses the element of the entry's fragment.
    if (isNew && navigation === 'POP') setTimeout(focusAgain, 0, key);
    else if (isNew) focusHeading();
    if (navigation === 'POP' || state === STAY) return undefined;
    if (hash !== '') return scrollToId(idIn(hash));
    if (isNew) scrollTo(0, 0);
    return undefined;
  }, [pathname, hash, key, state, navigation]);
  return null;
};

const focusHeading = (): void => document.querySelector('h1')?.focus({ preventScroll: true });

/** Elements do not outlive their page: a link is its address and its position among the links to that address. */
interface LinkPosition {
  readonly href: string;
  readonly index: number;
}

/** Where a reader is: pixels from the top, of the page and of the part that scrolls instead of it, and the link of the last click. */
interface Place {
  readonly page: number;
  readonly part: number;
  readonly link?: LinkPosition | undefined;
}

/** Key of the history's entry whose page is shown. */
let shown: string | undefined;

/** Of the entries of the history, by their keys. */
const places = new Map<string, Place>();

/** Whether the browser made this entry, for a fragment: it has the first entry's key, and the browser restores it. */
const isBrowsersEntry = (): boolean => history.state === null;

/** Where the browser has put the reader of a reloaded page, which may still change its height. */
const placeAfterReload = (): Place | undefined => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReload = entry !== undefined && entry.type !== 'navigate';
  return isReload && scrollY > 0 ? { page: scrollY, part: 0 } : undefined;
};

let isRestoring = false;

const scroller = (): Element | null => document.querySelector('main [data-scroller]');

const linksTo = (href: string): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`),
];

/** Undefined in a dialog, which is closed after Back. */
const linkOf = (target: EventTarget | null): LinkPosition | undefined => {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
  const href = link?.getAttribute('href');
  return link && href && !link.closest('dialog') ? { href, index: linksTo(href).indexOf(link) } : undefined;
};

/** Focuses the link that was followed from this entry; the heading, if the page does not show it. */
const focusAgain = (key: string): void => {
  const { link } = places.get(key) ?? {};
  const element = link && linksTo(link.href)[link.index];
  element?.focus({ preventScroll: true });
  if (element === undefined || document.activeElement !== element) focusHeading();
};

const notePlace = (event?: Event): void => {
  // After Back the address changes before the page does.
  const entry = (history.state as { key?: string } | null)?.key ?? 'default';
  if (!isRestoring && entry === shown && !isBrowsersEntry())
    places.set(shown, {
      page: scrollY,
      part: scroller()?.scrollTop ?? 0,
      link: event?.type === 'click' ? linkOf(event.target) : places.get(shown)?.link,
    });
};

/** The browser restores the position once, and clamps it while late sections are missing: the page keeps its height for them. */
const restorePlace = ({ page, part }: Place): (() => void) => {
  const root = document.getElementById('root');
  const main = document.querySelector('main');
  if (root === null || main === null) return () => undefined;
  isRestoring = true;
  root.style.minHeight = `${page + innerHeight}px`;
  const restore = (): void => {
    scrollTo(0, page);
    scroller()?.scrollTo({ top: part, behavior: 'instant' });
  };
  const observer = new ResizeObserver(restore);
  observer.observe(main);
  restore();
  return untilMove(() => {
    observer.disconnect();
    root.style.minHeight = '';
    isRestoring = false;
    notePlace();
  });
};

/**
 * Scrolls smoothly to an element once it exists, and again while the page changes its height. Returns how to stop; a
 * visitor's own move stops it too.
 */
const scrollToId = (id: string): (() => void) => {
  const scroll = (): void => document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' });
  // Its first call is the first scroll.
  const resized = new ResizeObserver(scroll);
  resized.observe(document.body);
  const added = new MutationObserver(() => {
    if (document.getElementById(id) === null) return;
    added.disconnect();
    scroll();
  });
  added.observe(document.body, { childList: true, subtree: true });
  return untilMove(() => {
    resized.disconnect();
    added.disconnect();
  });
};
