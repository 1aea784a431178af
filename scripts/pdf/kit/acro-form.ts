import { DRAWING_TABLES, readFont, unpackWoff } from './fonts.ts';
import type { Doc, Part } from './style.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Reference = PDFKit.PDFKitReference;

interface FormDictionary {
  readonly Fields: Reference[];
  NeedAppearances: boolean | undefined;
  DA: unknown;
  readonly DR: { readonly Font: Record<string, Reference> };
}

/** Internals of pdfkit: its public API gives fields neither a tooltip nor a structure element (decision 016). */
interface Internals {
  readonly _root: { readonly data: { readonly AcroForm?: { readonly data: FormDictionary } } };
  readonly page: { readonly annotations: readonly Reference[] };
}

const internals = (doc: Doc): Internals => doc as unknown as Internals;

export const FIELD_FONT = 'Figtree';

/** Wraps a text, because pdfkit writes a String object as a PDF string, `(Yes)`, but a plain string as a name, `/Yes`. */
export const pdfText = (value: string): unknown => Object(value);

const formDictionary = (doc: Doc): FormDictionary =>
  internals(doc)._root.data.AcroForm?.data ?? startForm(doc);

/** Creates the form with its first field. Every field has its own appearance, so viewers need not generate appearances. */
const startForm = (doc: Doc): FormDictionary => {
  const font = embedFieldFont(doc);
  doc.font('text').initForm();
  const form = internals(doc)._root.data.AcroForm?.data;
  if (form === undefined) throw new Error('pdfkit made no form: its initForm has changed');
  form.NeedAppearances = undefined;
  form.DA = pdfText(`/${FIELD_FONT} 10 Tf 0 g`);
  form.DR.Font[FIELD_FONT] = font;
  return form;
};

/** Adds a field with several widgets, its `Kids`, such as a radio group; each widget refers to the field as its `Parent`. */
export const addGroup = (doc: Doc, dictionary: Readonly<Record<string, unknown>>): Reference => {
  const group = doc.ref(dictionary);
  formDictionary(doc).Fields.push(group);
  return group;
};

/** Adds the visible part of a field in its own `Form` structure element; without `Parent`, the widget is also the field. */
export const addWidget = (
  doc: Doc,
  parent: Part,
  { x, y, width, height }: Box,
  dictionary: Readonly<Record<string, unknown>>,
): Reference => {
  const form = formDictionary(doc);
  const tag = doc.struct('Form');
  parent.add(tag);
  const widget = { ...dictionary, Subtype: 'Widget', F: 4, structParent: tag, Contents: undefined };
  doc.annotate(x, y, width, height, widget);
  tag.end();
  const added = internals(doc).page.annotations.at(-1);
  if (added === undefined) throw new Error('pdfkit added no annotation: its annotate has changed');
  if (dictionary.Parent === undefined) form.Fields.push(added);
  return added;
};

const FIRST = 32;
const LAST = 255;

/**
 * Characters of the bytes 128 to 159, the only bytes in which WinAnsi differs from Latin-1; a space is an unassigned byte.
 * Node 20 decodes these bytes wrongly as windows-1252.
 */
const FROM_128 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const letters = Array.from(
  { length: LAST - FIRST + 1 },
  (_, index) => FROM_128[FIRST + index - 128] ?? String.fromCharCode(FIRST + index),
);

/**
 * Embeds the font of typed text. pdfkit subsets and renumbers fonts, but a form needs all letters under their standard codes,
 * so this font is embedded completely, as plain TrueType. All metrics are in thousandths of the font size.
 */
const embedFieldFont = (doc: Doc): Reference => {
  const file = unpackWoff(readFont('text'), DRAWING_TABLES);
  const fontFile = doc.ref({ Length1: file.length });
  fontFile.end(file);
  doc.font('text').fontSize(1000);
  const font = doc.ref({
    Type: 'Font',
    Subtype: 'TrueType',
    BaseFont: 'Figtree-Regular',
    Encoding: 'WinAnsiEncoding',
    FirstChar: FIRST,
    LastChar: LAST,
    Widths: letters.map((text) => Math.round(doc.widthOfString(text))),
    FontDescriptor: describeFont(doc, fontFile),
  });
  font.finalize();
  return font;
};

/** Adds the metrics of Figtree Regular. Source: its `hhea`, `OS/2` and `head` tables. */
const describeFont = (doc: Doc, FontFile2: Reference): Reference => {
  const descriptor = doc.ref({
    Type: 'FontDescriptor',
    FontName: 'Figtree-Regular',
    Flags: 32, // nonsymbolic
    FontBBox: [-173, -220, 1100, 917],
    ItalicAngle: 0,
    Ascent: 950,
    Descent: -250,
    CapHeight: 700,
    StemV: 80,
    FontFile2,
  });
  descriptor.finalize();
  return descriptor;
};
