import type { Column } from './measures.ts';
import type { Sheet } from './sheet.ts';
import { STYLE, type TextStyle } from './style.ts';

export interface Place extends Column {
  readonly y: number;
}

type Align = 'left' | 'center' | 'right';

const use = (doc: PDFKit.PDFDocument, { font, size, leading, color }: TextStyle): { lineGap: number } => {
  doc.font(font).fontSize(size).fillColor(color);
  return { lineGap: leading - doc.currentLineHeight(true) };
};

/** The narrow no-break space of Spanish amounts is in neither font; the usual one is. */
const printable = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** Height of a text in a column of that width, whole lines. */
export const heightOf = (doc: PDFKit.PDFDocument, text: string, style: TextStyle, width: number): number =>
  doc.heightOfString(printable(text), { width, ...use(doc, style) });

export const widthOf = (doc: PDFKit.PDFDocument, text: string, style: TextStyle): number => {
  use(doc, style);
  return doc.widthOfString(printable(text));
};

/** A word that is wider than its column would be torn apart: rather no document than that one. */
const refuseTornWords = (doc: PDFKit.PDFDocument, text: string, width: number): void => {
  const torn = text.split(/[ \n]/).find((word) => doc.widthOfString(word) > width);
  if (torn !== undefined) throw new Error(`"${torn}" is wider than its column of ${Math.floor(width)} pt`);
};

/** Draws without a tag; for use inside a tag or an artifact. */
export const print = (
  doc: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  { x, y, width }: Place,
  align: Align = 'left',
): void => {
  const { lineGap } = use(doc, style);
  refuseTornWords(doc, printable(text), width);
  doc.text(printable(text), x, y, { width, lineGap, align });
};

/** Draws a text under its own tag and returns its height. */
export const write = (
  { doc }: Sheet,
  parent: PDFKit.PDFStructureElement,
  tag: string,
  text: string,
  style: TextStyle,
  place: Place,
): number => {
  parent.add(doc.struct(tag, {}, () => print(doc, text, style, place)));
  return heightOf(doc, text, style, place.width);
};

const SPACE = '  ';

const fits = (doc: PDFKit.PDFDocument, label: string, hint: string, width: number): boolean =>
  widthOf(doc, label + SPACE, STYLE.label) + widthOf(doc, hint, STYLE.hint) <= width;

/** Height of a label with its hint, which begins a line of its own where the label leaves too little. */
export const labelHeight = (doc: PDFKit.PDFDocument, { label, hint }: Label, width: number): number => {
  const height = heightOf(doc, label, STYLE.label, width);
  return hint === undefined || fits(doc, label, hint, width) ? height : height + STYLE.hint.leading;
};

export interface Label {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** Draws a label and, in lighter type, what to write; `place.y` is where it ends, so that labels stand on one line. */
export const writeLabel = (
  { doc }: Sheet,
  parent: PDFKit.PDFStructureElement,
  { label, hint }: Label,
  { x, y: bottom, width }: Place,
): void => {
  const y = bottom - labelHeight(doc, { label, hint }, width);
  parent.add(doc.struct('P', {}, () => print(doc, label, STYLE.label, { x, y, width })));
  if (hint === undefined) return;
  const beside = fits(doc, label, hint, width) ? widthOf(doc, label + SPACE, STYLE.label) : 0;
  const place = { x: x + beside, y: bottom - STYLE.hint.leading, width: width - beside + 1 };
  parent.add(doc.struct('P', {}, () => print(doc, hint, STYLE.hint, place)));
};
