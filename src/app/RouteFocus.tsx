import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { hideLoadError } from '#components/lazy/load-error.ts';
import { KEEP_SCROLL } from '#stores/keep-scroll.ts';
import { scrollUntilInteraction } from './until-interaction.ts';

/** Path and fragment of the rendered page. */
let here: string | undefined;
let hereHash = '';

/** Decodes the id in a fragment; returns a malformed fragment unchanged. */
const idIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/**
 * Marks the document as interactive. A new page starts at its top with the focus on its heading; a fragment scrolls to
 * its element and focuses it; Back restores the scroll position and the open details, and focuses the link that was followed.
 */
export const RouteFocus = (): null => {
  const { pathname, hash, key, state } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    document.documentElement.dataset.alive = '';
    // A click on a link may fire before the scroll event of the same frame.
    for (const event of ['scroll', 'click', 'toggle']) addEventListener(event, notePlace, true);
  }, []);
  // A layout effect, because it runs before parts of the new page report missing code.
  useLayoutEffect(() => {
    if (here !== undefined && here !== pathname) hideLoadError();
    if (navigation !== 'POP' || isBrowsersEntry()) return undefined;
    const place = here === undefined ? placeAfterReload() : places.get(key);
    return place === undefined ? undefined : restorePlace(place);
  }, [pathname, key, navigation]);
  useEffect(() => {
    shown = key;
    const isFirst = here === undefined;
    const isNew = here !== pathname;
    const isOtherHash = hereHash !== hash;
    here = pathname;
    hereHash = hash;
    if (isFirst) {
      // Hydration may have replaced the element from which the browser continues with Tab.
      if (hash !== '' && document.activeElement === document.body) focusId(idIn(hash));
      return undefined;
    }
    // Delayed: after Back the browser focuses the element of the entry's fragment.
    if (navigation === 'POP' && (isNew || (isOtherHash && hash === '')))
      setTimeout(focusAgain, 0, key, isNew);
    else if (isNew) focusHeading();
    if (navigation === 'POP' || state === KEEP_SCROLL) return undefined;
    if (hash !== '') return scrollToId(idIn(hash));
    if (isNew) scrollTo(0, 0);
    return undefined;
  }, [pathname, hash, key, state, navigation]);
  return null;
};

const focusHeading = (): void => document.querySelector('h1')?.focus({ preventScroll: true });

/** Identifies a link by its address and its index among links to that address, because elements do not survive navigation. */
interface LinkPosition {
  readonly href: string;
  readonly index: number;
}

interface Place {
  /** Scroll positions in pixels, of the page and of the element that scrolls instead of the page. */
  readonly page: number;
  readonly part: number;
  /** Last clicked link. */
  readonly link?: LinkPosition | undefined;
  /** Summaries of the open details. */
  readonly open?: readonly string[] | undefined;
}

/** Key of the history entry whose page is rendered. */
let shown: string | undefined;

/** Positions in the history entries, by entry key. */
const places = new Map<string, Place>();

/** True if the browser created this history entry, for a fragment: it has the first entry's key, and the browser restores it. */
const isBrowsersEntry = (): boolean => history.state === null;

/** Returns the position that the browser restored after a reload; the page may still change its height. */
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

/** Returns undefined for a link in a dialog, because dialogs are closed after Back. */
const linkOf = (target: EventTarget | null): LinkPosition | undefined => {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
  const href = link?.getAttribute('href');
  return link && href && !link.closest('dialog') ? { href, index: linksTo(href).indexOf(link) } : undefined;
};

/** Focuses the link that was followed from this entry; on a new page the heading if that link is not displayed. */
const focusAgain = (key: string, isNew: boolean): void => {
  const { link } = places.get(key) ?? {};
  const element = link && linksTo(link.href)[link.index];
  element?.focus({ preventScroll: true });
  if (isNew && (element === undefined || document.activeElement !== element)) focusHeading();
};

const details = (): readonly HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('main details'),
];

const summaryOf = ({ firstElementChild }: HTMLDetailsElement): string => firstElementChild?.textContent ?? '';

const notePlace = (event?: Event): void => {
  // After Back the address changes before the page, so the entry may not be the rendered one.
  const entry = (history.state as { key?: string } | null)?.key ?? 'default';
  if (isRestoring || entry !== shown || isBrowsersEntry()) return;
  const before = places.get(shown);
  places.set(shown, {
    page: scrollY,
    part: scroller()?.scrollTop ?? 0,
    link: event?.type === 'click' ? linkOf(event.target) : before?.link,
    open:
      event?.type === 'toggle'
        ? details()
            .filter(({ open }) => open)
            .map(summaryOf)
        : before?.open,
  });
};

/**
 * Restores a position until the visitor's first input. The browser restores it only once, and clamps it while late sections are
 * missing, so the page temporarily gets a minimum height.
 */
const restorePlace = ({ page, part, open = [] }: Place): (() => void) => {
  const root = document.getElementById('root');
  const main = document.querySelector('main');
  if (root === null || main === null) return () => undefined;
  isRestoring = true;
  root.style.minHeight = `${page + innerHeight}px`;
  const restore = (): void => {
    for (const each of details()) if (open.includes(summaryOf(each))) each.open = true;
    scrollTo(0, page);
    scroller()?.scrollTo({ top: part, behavior: 'instant' });
  };
  return scrollUntilInteraction(main, restore, () => {
    root.style.minHeight = '';
    isRestoring = false;
    notePlace();
  });
};

/** Focuses an element, so that Tab continues from there, unless the help center has already focused a part of it. */
const focusId = (id: string): void => {
  const target = document.getElementById(id);
  if (!target || target.contains(document.activeElement)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/**
 * Scrolls smoothly to an element and focuses it, as soon as it exists, and again whenever the page changes its height. Stops at
 * the visitor's first input. Returns a function that stops it earlier.
 */
const scrollToId = (id: string): (() => void) =>
  scrollUntilInteraction(document.body, () => {
    document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' });
    focusId(id);
  });
