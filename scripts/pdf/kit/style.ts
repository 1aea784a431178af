import type { FontName } from './fonts.ts';

export type Doc = PDFKit.PDFDocument;
/** A structure element of a tagged PDF. */
export type Part = PDFKit.PDFStructureElement;
/**
 * Page size in points: A4, which most readers use. The content also fits US Letter at full size: 50 pt less height, 25 pt at
 * each end, plus 18 pt that printers leave white.
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

export const FULL_WIDTH: Column = { x: LEFT, width: BODY_WIDTH };

/** Lays out spans of the twelve columns: `columns([4, 8])` → a third and two thirds of the width. */
export const columns = (spans: readonly number[]): readonly Column[] => {
  const starts = spans.map((_, index) => spans.slice(0, index).reduce((sum, span) => sum + span, 0));
  return spans.map((span, index) => ({
    x: LEFT + (starts[index] ?? 0) * (COLUMN + GUTTER),
    width: span * (COLUMN + GUTTER) - GUTTER,
  }));
};

export const GAP = { label: 3, row: 10, section: 18, heading: 8, option: 4 } as const;
export const BOX = { height: 21, radius: 3.5, line: 13.5, padding: 8 } as const;
/** In points: size of a mark, indent of its text, and the width that the indent and the gap after the text take together. */
export const MARK = { size: 11, indent: 17, gap: 21 } as const;

/** The site's colors (src/styles/tokens.css), for print. */
export const COLOR = {
  ink: '#0B2540',
  inkSoft: '#3D5468',
  lagoon: '#086468',
  coral: '#A8341E',
  sun: '#F2B544',
  sand: '#F7F1E7',
  mist: '#D5E1E6',
  edge: '#768D9A',
} as const;

/** Type style; `size` and `leading` (the distance of baselines) in points. */
export interface TextStyle {
  readonly font: FontName;
  readonly size: number;
  readonly leading: number;
  readonly color: string;
}

const { ink, inkSoft, lagoon, coral } = COLOR;

export const STYLE = {
  title: { font: 'display', size: 23, leading: 30, color: ink },
  lead: { font: 'text', size: 10.5, leading: 15.5, color: ink },
  heading: { font: 'display', size: 13.5, leading: 18, color: ink },
  headingNumber: { font: 'display', size: 13.5, leading: 18, color: lagoon },
  panelHeading: { font: 'strong', size: 9.5, leading: 13, color: ink },
  body: { font: 'text', size: 9.5, leading: 13.5, color: ink },
  address: { font: 'strong', size: 10.5, leading: 15, color: lagoon },
  note: { font: 'text', size: 9, leading: 12.5, color: inkSoft },
  noteAddress: { font: 'strong', size: 9, leading: 12.5, color: lagoon },
  label: { font: 'strong', size: 8.5, leading: 11.5, color: ink },
  hint: { font: 'text', size: 8.5, leading: 11.5, color: inkSoft },
  option: { font: 'text', size: 9, leading: 12, color: ink },
  brand: { font: 'display', size: 12, leading: 15, color: ink },
  running: { font: 'text', size: 8, leading: 10, color: inkSoft },
  bodyDense: { font: 'text', size: 8.75, leading: 11.75, color: ink },
  // Callers replace the color of a plan's name and amount by the plan's color.
  planName: { font: 'display', size: 34, leading: 40, color: ink },
  subtitle: { font: 'display', size: 15, leading: 21, color: ink },
  amount: { font: 'display', size: 26, leading: 32, color: ink },
  group: { font: 'display', size: 12.5, leading: 17, color: ink },
  keyFact: { font: 'display', size: 13.5, leading: 18, color: ink },
  value: { font: 'strong', size: 9, leading: 12, color: ink },
  valueless: { font: 'text', size: 9, leading: 12, color: inkSoft },
  sample: { font: 'strong', size: 8, leading: 10, color: coral },
} as const satisfies Readonly<Record<string, TextStyle>>;
