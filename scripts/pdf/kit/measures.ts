/**
 * The page, in points. A4, because the readers live where A4 is the paper; but all that is printed stays inside what
 * Letter shows of it (49 pt less height, 25 pt at each end, plus 18 pt that printers leave white), so that nothing is
 * cut when the sheet is printed on Letter at full size.
 */
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const LEFT = 52;
export const RIGHT = PAGE.width - LEFT;
export const HEADER_TOP = 46;
export const BODY_TOP = 98;
export const BODY_BOTTOM = 762;
export const FOOTER_TOP = 776;

const COLUMNS = 12;
const GUTTER = 12;
export const BODY_WIDTH = RIGHT - LEFT;
const COLUMN = (BODY_WIDTH - (COLUMNS - 1) * GUTTER) / COLUMNS;

export interface Column {
  readonly x: number;
  readonly width: number;
}

/** Places spans of the twelve columns side by side: `columns([4, 8])` → a third and two thirds of the width. */
export const columns = (spans: readonly number[]): readonly Column[] => {
  const starts = spans.map((_, index) => spans.slice(0, index).reduce((sum, span) => sum + span, 0));
  return spans.map((span, index) => ({
    x: LEFT + (starts[index] ?? 0) * (COLUMN + GUTTER),
    width: span * (COLUMN + GUTTER) - GUTTER,
  }));
};

/** Heights and gaps of the form, on a rhythm of 4 points. */
export const GAP = { label: 3, row: 10, section: 18, heading: 8, option: 4 } as const;
export const BOX = { height: 21, radius: 3.5, line: 13.5, padding: 8 } as const;
/** A mark, where its text begins, and how much both take from the column. */
export const MARK = { size: 11, indent: 17, gap: 21 } as const;
