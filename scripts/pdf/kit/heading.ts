import { BODY_TOP, BODY_WIDTH, columns, GAP, LEFT } from './measures.ts';
import { addBookmark, drawRule, ensureRoom, type Sheet } from './sheet.ts';
import { COLOR, STYLE } from './style.ts';
import { heightOf, print, write } from './write.ts';

const INDENT = 20;
const ABOVE = 12;

/** Notes keep to a readable measure. */
const [NOTE] = columns([11]);

export interface Heading {
  readonly number: number;
  readonly title: string;
  readonly note?: string | undefined;
}

const place = (y: number) => ({ x: LEFT, width: BODY_WIDTH, ...NOTE, y });

/** A numbered heading, kept on one page with the `next` points that follow it; a hairline parts it from what is above. */
export const drawHeading = (
  sheet: Sheet,
  parent: PDFKit.PDFStructureElement,
  { number, title, note }: Heading,
  next: number,
): void => {
  const { doc } = sheet;
  const noteHeight = note === undefined ? 0 : heightOf(doc, note, STYLE.note, place(0).width) + 4;
  ensureRoom(sheet, ABOVE + STYLE.heading.leading + noteHeight + GAP.heading + next);
  if (number > 1 && sheet.y > BODY_TOP) {
    drawRule(doc, sheet.y, COLOR.mist, BODY_WIDTH);
    sheet.y += ABOVE;
  }
  addBookmark(sheet, `${number}. ${title}`);
  const draw = (): void => {
    print(doc, `${number}\u00a0`, STYLE.headingNumber, { x: LEFT, y: sheet.y, width: INDENT });
    print(doc, title, STYLE.heading, { x: LEFT + INDENT, y: sheet.y, width: BODY_WIDTH - INDENT });
  };
  parent.add(doc.struct('H2', {}, draw));
  sheet.y += STYLE.heading.leading;
  if (note !== undefined) write(sheet, parent, 'P', note, STYLE.note, place(sheet.y + 4));
  sheet.y += noteHeight + GAP.heading;
};
