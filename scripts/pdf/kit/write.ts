import { type Column, type Doc, type Part, STYLE, type TextStyle } from './style.ts';

export interface TextBox extends Column {
  readonly y: number;
}

interface Drawing {
  readonly doc: Doc;
}

const use = (doc: Doc, { font, size, leading, color }: TextStyle): { lineGap: number } => {
  doc.font(font).fontSize(size).fillColor(color);
  return { lineGap: leading - doc.currentLineHeight(true) };
};

/** Replaces the narrow no-break space of Spanish amounts, which the fonts lack. */
const printable = (text: string): string => text.replaceAll('\u202f', '\u00a0');

export const heightOf = (doc: Doc, text: string, style: TextStyle, width: number): number =>
  doc.heightOfString(printable(text), { width, ...use(doc, style) });

export const widthOf = (doc: Doc, text: string, style: TextStyle): number => {
  use(doc, style);
  return doc.widthOfString(printable(text));
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
  doc.text(printable(text), x, y, { width, lineGap, align });
};

/** Draws a text in its own structure element and returns its height. */
export const write = (
  { doc }: Drawing,
  parent: Part,
  tag: string,
  text: string,
  style: TextStyle,
  box: TextBox,
): number => {
  parent.add(doc.struct(tag, {}, () => print(doc, text, style, box)));
  return heightOf(doc, text, style, box.width);
};

const SPACE = '  ';

const fits = (doc: Doc, label: string, hint: string, width: number): boolean =>
  widthOf(doc, label + SPACE, STYLE.label) + widthOf(doc, hint, STYLE.hint) <= width;

/** Returns the height of a label and its hint, which gets its own line if it does not fit beside the label. */
export const labelHeight = (doc: Doc, { label, hint }: Label, width: number): number => {
  const height = heightOf(doc, label, STYLE.label, width);
  return hint === undefined || fits(doc, label, hint, width) ? height : height + STYLE.hint.leading;
};

export interface Label {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** Draws a label and its hint upwards from `y`, so that the labels of a row share a baseline. */
export const writeLabel = (
  { doc }: Drawing,
  parent: Part,
  { label, hint }: Label,
  { x, y: bottom, width }: TextBox,
): void => {
  const y = bottom - labelHeight(doc, { label, hint }, width);
  parent.add(doc.struct('P', {}, () => print(doc, label, STYLE.label, { x, y, width })));
  if (hint === undefined) return;
  const beside = fits(doc, label, hint, width) ? widthOf(doc, label + SPACE, STYLE.label) : 0;
  const place = { x: x + beside, y: bottom - STYLE.hint.leading, width: width - beside + 1 };
  parent.add(doc.struct('P', {}, () => print(doc, hint, STYLE.hint, place)));
};
