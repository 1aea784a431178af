import { untilMove } from './until-move.ts';

/** In session storage: the reading place that a change of the language keeps. */
const KEY = 'place';

interface Place {
  /** Address of the page in the other language, from its path on. */
  readonly to: string;
  /** Id of the nearest anchor above; empty at the top of the page. */
  readonly anchor: string;
  /** Pixels from that anchor to the upper edge of the window. */
  readonly below: number;
}

/** Of the lines that a reader sees first. */
const READING_LINE_PX = 120;

const topOf = (element: Element): number => element.getBoundingClientRect().top;

export const savePlace = (to: string): void => {
  const above = [...document.querySelectorAll('main [id]')].filter(
    (element) => topOf(element) < READING_LINE_PX && element.getClientRects().length > 0,
  );
  const nearest = above.sort((a, b) => topOf(a) - topOf(b)).at(-1);
  const place: Place = {
    to,
    anchor: nearest?.id ?? '',
    below: -topOf(nearest ?? document.documentElement),
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Storage is denied: the page begins at its top.
  }
};

const readPlace = (): Place | undefined => {
  try {
    const place = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Place | null;
    return place?.to === location.pathname + location.search + location.hash ? place : undefined;
  } catch {
    return undefined;
  }
};

const goTo = ({ anchor, below }: Place): void => {
  const element = document.getElementById(anchor) ?? document.documentElement;
  // An anchor among what is not shown yet has no place.
  if (element.getClientRects().length > 0) scrollBy(0, topOf(element) + below);
};

/** Goes back to the saved place as soon as the document is parsed, with the focus on the language menu. */
export const returnToPlace = (): void => {
  const place = readPlace();
  if (place === undefined) return;
  const go = (): void => {
    goTo(place);
    document.querySelector<HTMLElement>('header summary')?.focus({ preventScroll: true });
  };
  addEventListener('DOMContentLoaded', go);
  // Meanwhile the browser scrolls to a fragment.
  if (location.hash !== '') addEventListener('load', go);
};

/** Keeps the saved place while the page grows: with a query, other rows come. The visitor's first move ends it. */
export const keepPlace = (): void => {
  const place = readPlace();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is denied: there is no place.
  }
  if (place === undefined) return;
  const observer = new ResizeObserver(() => goTo(place));
  observer.observe(document.body);
  untilMove(() => observer.disconnect());
};
