import { BODY_WIDTH, columns, GAP, LEFT } from '../kit/measures.ts';
import { drawRule, ensureRoom, type Sheet } from '../kit/sheet.ts';
import { COLOR, STYLE } from '../kit/style.ts';
import { heightOf, write } from '../kit/write.ts';

export interface Declaration {
  readonly text: string;
  readonly signatures: readonly string[];
  /** Caption of the line for the date. */
  readonly date: string;
  readonly privacy: string;
  /** Where the privacy notice stands. */
  readonly address: string;
}

const [SIGN = { x: LEFT, width: BODY_WIDTH }, DATE = SIGN] = columns([8, 4]);
const [TEXT = SIGN] = columns([11]);
/** Room to write above a line, and the caption under it. */
const ABOVE = 36;
const CAPTION = 22;

export const declarationHeight = ({ doc }: Sheet, { text, signatures, privacy }: Declaration): number =>
  heightOf(doc, text, STYLE.body, TEXT.width) +
  signatures.length * (ABOVE + CAPTION) +
  GAP.row +
  heightOf(doc, privacy, STYLE.note, TEXT.width) +
  STYLE.noteAddress.leading;

/** What is signed, lines to sign on with a pen, and the privacy line; all on one page. */
export const drawDeclaration = (
  sheet: Sheet,
  part: PDFKit.PDFStructureElement,
  declaration: Declaration,
): void => {
  ensureRoom(sheet, declarationHeight(sheet, declaration));
  sheet.y += write(sheet, part, 'P', declaration.text, STYLE.body, { ...TEXT, y: sheet.y });
  for (const signature of declaration.signatures) drawSignature(sheet, part, signature, declaration.date);
  sheet.y += GAP.row;
  sheet.y += write(sheet, part, 'P', declaration.privacy, STYLE.note, { ...TEXT, y: sheet.y });
  sheet.y += write(sheet, part, 'P', declaration.address, STYLE.noteAddress, { ...TEXT, y: sheet.y });
};

const drawSignature = (
  sheet: Sheet,
  part: PDFKit.PDFStructureElement,
  signature: string,
  date: string,
): void => {
  sheet.y += ABOVE;
  for (const { x, width } of [SIGN, DATE]) drawRule(sheet.doc, sheet.y, COLOR.edge, width, x);
  write(sheet, part, 'P', signature, STYLE.hint, { ...SIGN, y: sheet.y + 4 });
  write(sheet, part, 'P', date, STYLE.hint, { ...DATE, y: sheet.y + 4 });
  sheet.y += CAPTION;
};
