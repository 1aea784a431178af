import { addGroup, addWidget, type Box, FIELD_FONT, pdfText } from './acro-form.ts';
import { appearance, checkMark, dot, EMPTY_TEXT, INK } from './appearance.ts';

/** Flags of the PDF standard (ISO 32000-1, tables 226, 228 and 230). */
const MULTILINE = 0x1000;
const RADIO = 0x8000;
const COMBO = 0x20000;
const EDIT = 0x40000;
const FONT_SIZE = 10;

type Parent = PDFKit.PDFStructureElement;

export interface Widget {
  readonly name: string;
  /** What a screen reader says, and what is shown beside the pointer: the printed label. */
  readonly tooltip: string;
  readonly box: Box;
}

const typed = (doc: PDFKit.PDFDocument, { name, tooltip, box }: Widget): Record<string, unknown> => ({
  T: pdfText(name),
  TU: pdfText(tooltip),
  DA: pdfText(`/${FIELD_FONT} ${FONT_SIZE} Tf ${INK} rg`),
  AP: { N: appearance(doc, box.width, box.height, EMPTY_TEXT) },
});

export interface TextOptions {
  readonly lines?: number;
  readonly maxLength?: number;
}

export const addText = (
  doc: PDFKit.PDFDocument,
  parent: Parent,
  widget: Widget,
  { lines = 1, maxLength }: TextOptions = {},
): void => {
  const flags = lines > 1 ? MULTILINE : undefined;
  addWidget(doc, parent, widget.box, { ...typed(doc, widget), FT: 'Tx', Ff: flags, MaxLen: maxLength });
};

/** A list of values that also takes any other text. */
export const addChoice = (
  doc: PDFKit.PDFDocument,
  parent: Parent,
  widget: Widget,
  values: readonly string[],
): void => {
  const Opt = values.map(pdfText);
  addWidget(doc, parent, widget.box, { ...typed(doc, widget), FT: 'Ch', Ff: COMBO | EDIT, Opt });
};

/** The two drawings of a box to mark; `on` names the marked state. */
const states = (doc: PDFKit.PDFDocument, { width, height }: Box, on: string, mark: string) => ({
  AS: 'Off',
  AP: { N: { [on]: appearance(doc, width, height, mark), Off: appearance(doc, width, height, 'q Q') } },
});

export const addCheckBox = (
  doc: PDFKit.PDFDocument,
  parent: Parent,
  { name, tooltip, box }: Widget,
): void => {
  addWidget(doc, parent, box, {
    FT: 'Btn',
    T: pdfText(name),
    TU: pdfText(tooltip),
    V: 'Off',
    MK: { CA: pdfText('4') },
    ...states(doc, box, 'Yes', checkMark(box.width)),
  });
};

/** Adds options to a group of which one can be marked, and unmarked again. */
export type AddOption = (parent: Parent, option: Widget) => void;

export const addRadioGroup = (doc: PDFKit.PDFDocument, name: string, tooltip: string): AddOption => {
  const group = addGroup(doc, { FT: 'Btn', Ff: RADIO, T: pdfText(name), TU: pdfText(tooltip), V: 'Off' });
  const kids: PDFKit.PDFKitReference[] = [];
  Object.assign(group.data, { Kids: kids });
  return (parent, { name: state, tooltip: TU, box }) => {
    const mark = states(doc, box, state, dot(box.width));
    const widget = { Parent: group, TU: pdfText(TU), MK: { CA: pdfText('l') }, ...mark };
    kids.push(addWidget(doc, parent, box, widget));
  };
};
