import { scrollUntilInteraction } from './until-interaction.ts';

/** Session storage key of the reading position, which is kept when the language changes. */
const KEY = 'place';

interface Place {
  /** Path, query and hash of the page in the other language. */
  readonly to: string;
  /** Elements that start above the reading line, nearest first. The other page may not display all of them initially. */
  readonly anchors: readonly Anchor[];
}

interface Anchor {
  readonly id: string;
  /** Pixels from the element's upper edge down to the upper edge of the viewport. */
  readonly below: number;
}

/** Distance of the first visible lines from the upper edge of the viewport. */
const READING_LINE_PX = 120;

/** Returns undefined if the element is not displayed. */
const topOf = (element: Element | null): number | undefined => element?.getClientRects()[0]?.top;

export const saveScrollPosition = (to: string): void => {
  const anchors = [...document.querySelectorAll('main, main [id]')]
    .map((element): Anchor => ({ id: element.id, below: -(topOf(element) ?? Number.POSITIVE_INFINITY) }))
    .filter(({ below }) => below > -READING_LINE_PX)
    .sort((a, b) => a.below - b.below);
  const place: Place = { to, anchors };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Storage is denied: the other page starts at its top.
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

/** Scrolls to the saved position once the document is parsed, and focuses the language menu. */
export const returnToPlace = (): void => {
  const place = readPlace();
  if (place === undefined) return;
  const go = (): void => {
    goTo(place);
    document.querySelector<HTMLElement>('header summary')?.focus({ preventScroll: true });
  };
  addEventListener('DOMContentLoaded', go);
  // Between the two events the browser scrolls to the fragment.
  if (location.hash !== '') addEventListener('load', go);
};

/** Keeps the saved position until the visitor's first input, because a query loads other rows, which change the page's height. */
export const keepScrollPosition = (): void => {
  const place = readPlace();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is denied: no position was saved.
  }
  if (place !== undefined) scrollUntilInteraction(document.body, () => goTo(place));
};
