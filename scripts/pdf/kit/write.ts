import PDFDocument from 'pdfkit';
import { memoize } from '#domain/memoize.ts';
import { registerFonts } from './fonts.ts';
import type { Column, Doc, TextStyle } from './style.ts';

export interface TextBox extends Column {
  readonly y: number;
}

/** Sets the font and returns the gap between lines that gives the style's leading. */
const use = (doc: Doc, { font, size, leading }: TextStyle): { lineGap: number } => {
  doc.font(font).fontSize(size);
  return { lineGap: leading - doc.currentLineHeight(true) };
};

/** Replaces the narrow no-break space of Spanish amounts, which the fonts lack. */
const printable = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** A document only for measuring, so that the heights of blocks are known before they are drawn. */
const measuring = memoize((): Doc => {
  const doc = new PDFDocument({ font: '' });
  registerFonts(doc);
  return doc;
});

export const heightOf = (text: string, style: TextStyle, width: number): number =>
  measuring().heightOfString(printable(text), { width, ...use(measuring(), style) });

export const widthOf = (text: string, style: TextStyle): number => {
  use(measuring(), style);
  return measuring().widthOfString(printable(text));
};

/** Throws if a word is wider than its column, because pdfkit would break the word. */
const refuseTornWords = (doc: Doc, text: string, width: number): void => {
  const torn = text.split(/[ \n]/).find((word) => doc.widthOfString(word) > width);
  if (torn !== undefined) throw new Error(`"${torn}" is wider than its column of ${Math.floor(width)} pt`);
};

/** Draws a text without its own structure element, for use inside a structure element or an artifact. */
export const print = (
  doc: Doc,
  text: string,
  style: TextStyle,
  { x, y, width }: TextBox,
  align: 'left' | 'center' | 'right' = 'left',
): void => {
  const { lineGap } = use(doc, style);
  refuseTornWords(doc, printable(text), width);
  doc.fillColor(style.color).text(printable(text), x, y, { width, lineGap, align });
};
