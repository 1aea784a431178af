import { addGroup, addWidget, type Box, FIELD_FONT, pdfText } from './acro-form.ts';
import type { Doc, Part } from './style.ts';

/** Field flags of the PDF standard (ISO 32000-1, tables 226, 228 and 230). */
const MULTILINE = 0x1000;
const RADIO = 0x8000;
const COMBO = 0x20000;
const EDIT = 0x40000;

export interface Widget {
  /** The field's name in the PDF. */
  readonly name: string;
  /** The printed label, for screen readers and on hover. */
  readonly tooltip: string;
  readonly box: Box;
}

const typed = (doc: Doc, { name, tooltip, box }: Widget): Record<string, unknown> => ({
  T: pdfText(name),
  TU: pdfText(tooltip),
  DA: pdfText(`/${FIELD_FONT} 10 Tf ${INK} rg`),
  AP: { N: appearance(doc, box, EMPTY_TEXT) },
});

export const addText = (
  doc: Doc,
  parent: Part,
  widget: Widget,
  { lines = 1, maxLength }: { lines?: number; maxLength?: number },
): void => {
  const flags = lines > 1 ? MULTILINE : undefined;
  addWidget(doc, parent, widget.box, { ...typed(doc, widget), FT: 'Tx', Ff: flags, MaxLen: maxLength });
};

/** Adds a combo box that also accepts other text. */
export const addChoice = (doc: Doc, parent: Part, widget: Widget, values: readonly string[]): void => {
  const Opt = values.map(pdfText);
  addWidget(doc, parent, widget.box, { ...typed(doc, widget), FT: 'Ch', Ff: COMBO | EDIT, Opt });
};

/** Returns the two appearances of a mark; `on` is the name of the checked state. */
const states = (doc: Doc, box: Box, on: string, mark: string) => ({
  AS: 'Off',
  AP: { N: { [on]: appearance(doc, box, mark), Off: appearance(doc, box, 'q Q') } },
});

export const addCheckBox = (doc: Doc, parent: Part, { name, tooltip, box }: Widget): void => {
  addWidget(doc, parent, box, {
    FT: 'Btn',
    T: pdfText(name),
    TU: pdfText(tooltip),
    V: 'Off',
    MK: { CA: pdfText('4') },
    ...states(doc, box, 'Yes', checkMark(box.width)),
  });
};

/** Adds a radio group and returns a function that adds an option to the group. */
export const addRadioGroup = (doc: Doc, name: string, tooltip: string) => {
  const kids: PDFKit.PDFKitReference[] = [];
  const texts = { T: pdfText(name), TU: pdfText(tooltip) };
  const group = addGroup(doc, { FT: 'Btn', Ff: RADIO, ...texts, V: 'Off', Kids: kids });
  return (parent: Part, { name: state, tooltip: TU, box }: Widget): void => {
    const mark = states(doc, box, state, dot(box.width));
    const widget = { Parent: group, TU: pdfText(TU), MK: { CA: pdfText('l') }, ...mark };
    kids.push(addWidget(doc, parent, box, widget));
  };
};

/** Ink color as operands of the PDF color operators. */
const INK = '0.043 0.145 0.251';

const appearance = (doc: Doc, { width, height }: Box, operators: string): PDFKit.PDFKitReference => {
  const drawing = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height], Resources: {} });
  drawing.end(operators);
  return drawing;
};

/** Appearance of an empty text field; viewers replace the appearance by the typed text. */
const EMPTY_TEXT = '/Tx BMC\nEMC';

const checkMark = (size: number): string => {
  const at = (x: number, y: number): string => `${(x * size).toFixed(2)} ${(y * size).toFixed(2)}`;
  return `q ${INK} RG 1.6 w 1 J 1 j ${at(0.24, 0.52)} m ${at(0.43, 0.3)} l ${at(0.77, 0.73)} l S Q`;
};

/** Bézier handle length for a quarter circle, as a share of the radius. */
const HANDLE = 0.5523;

const dot = (size: number): string => {
  const [c, r] = [size / 2, size * 0.26];
  const h = r * HANDLE;
  const points = (...values: number[]): string => values.map((value) => (c + value).toFixed(2)).join(' ');
  return [
    `q ${INK} rg ${points(r, 0)} m`,
    `${points(r, h, h, r, 0, r)} c`,
    `${points(-h, r, -r, h, -r, 0)} c`,
    `${points(-r, -h, -h, -r, 0, -r)} c`,
    `${points(h, -r, r, -h, r, 0)} c f Q`,
  ].join('\n');
};
