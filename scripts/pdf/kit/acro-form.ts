import { embedFieldFont } from './field-font.ts';

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

/** The part of pdfkit without which a field can have neither a tooltip nor a tag (decision 016). */
interface Internals {
  readonly _root: { readonly data: { readonly AcroForm?: { readonly data: FormDictionary } } };
  readonly page: { readonly annotations: readonly Reference[] };
}

const internals = (doc: PDFKit.PDFDocument): Internals => doc as unknown as Internals;

/** Name of the typing font inside the form. */
export const FIELD_FONT = 'Figtree';

/** A String object becomes a text of the PDF, `(Yes)`; a plain string becomes a name, `/Yes`. */
export const pdfText = (value: string): unknown => Object(value);

const formDictionary = (doc: PDFKit.PDFDocument): FormDictionary =>
  internals(doc)._root.data.AcroForm?.data ?? startForm(doc);

/** Made with the first field. Every field brings its drawing, so that no reader has to invent one. */
const startForm = (doc: PDFKit.PDFDocument): FormDictionary => {
  const font = embedFieldFont(doc);
  doc.font('text').initForm();
  const form = internals(doc)._root.data.AcroForm?.data;
  if (form === undefined) throw new Error('pdfkit made no form: its initForm has changed');
  form.NeedAppearances = undefined;
  form.DA = pdfText(`/${FIELD_FONT} 10 Tf 0 g`);
  form.DR.Font[FIELD_FONT] = font;
  return form;
};

/** A field that is drawn in several places, such as a group of options; its widgets name it as their `Parent`. */
export const addGroup = (
  doc: PDFKit.PDFDocument,
  dictionary: Readonly<Record<string, unknown>>,
): Reference => {
  const group = doc.ref({ ...dictionary, Kids: [] });
  formDictionary(doc).Fields.push(group);
  return group;
};

/** The visible, fillable part of a field under a `Form` tag of its own; a field of one widget when it has no `Parent`. */
export const addWidget = (
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
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
