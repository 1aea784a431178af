import type { Page, Rect } from './open-pdf.ts';

/** Sizes in points: paper, and the margin that printers leave white at each edge. */
export const A4 = { width: 595.28, height: 841.89 } as const;
const LETTER_HEIGHT = 792;
const UNPRINTED = 18;
const CUT = (A4.height - LETTER_HEIGHT) / 2 + UNPRINTED;

/** Rounding error of font metrics, in points. */
const TOLERANCE = 0.5;

const overlap = (one: Rect, other: Rect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE &&
  Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > TOLERANCE;

const all = ({ texts, fields }: Page): readonly Rect[] => [...texts, ...fields];

/** Returns the pairs of texts and fields that overlap. */
export const overlappingRects = (page: Page): readonly string[] =>
  all(page).flatMap((one, index) =>
    all(page)
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.what} / ${other.what}`),
  );

/** Returns the texts and fields that would be cut off on Letter paper, printed at full size. */
export const cutOnLetter = (page: Page): readonly string[] =>
  all(page)
    .filter(
      ({ left, right, bottom, top }) =>
        left < UNPRINTED || right > A4.width - UNPRINTED || bottom < CUT || top > A4.height - CUT,
    )
    .map(({ what }) => what);
