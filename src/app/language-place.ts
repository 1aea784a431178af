import { untilMove } from './until-move.ts';

/** In session storage: the reading place that a change of the language keeps. */
const KEY = 'place';

interface Place {
  /** Address of the page in the other language, from its path on. */
  readonly to: string;
  /** What is above, nearest first: the page may not show all of it at its start. */
  readonly anchors: readonly Anchor[];
}

interface Anchor {
  readonly id: string;
  /** Pixels from its upper edge to that of the window. */
  readonly below: number;
}

/** Of the lines that a reader sees first. */
const READING_LINE_PX = 120;

/** Undefined if the page does not show it. */
const topOf = (element: Element | null): number | undefined => element?.getClientRects()[0]?.top;

export const savePlace = (to: string): void => {
  const anchors = [...document.querySelectorAll('main, main [id]')]
    .map((element): Anchor => ({ id: element.id, below: -(topOf(element) ?? Number.POSITIVE_INFINITY) }))
    .filter(({ below }) => below > -READING_LINE_PX)
    .sort((a, b) => a.below - b.below);
  const place: Place = { to, anchors };
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

const goTo = ({ anchors }: Place): void => {
  for (const { id, below } of anchors) {
    const top = topOf(document.getElementById(id));
    if (top === undefined) continue;
    scrollBy(0, top + below);
    return;
  }
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
