import {
  addBookmark,
  decorate,
  drawDataCell,
  drawHeadCell,
  drawPart,
  drawRule,
  ensureRoom,
  type Sheet,
} from '../kit/sheet.ts';
import { BODY_BOTTOM, BODY_WIDTH, COLOR, LEFT, STYLE, type TextStyle, WHOLE } from '../kit/style.ts';
import { heightOf, print, type TextBox, widthOf, write } from '../kit/write.ts';
import type { GroupRow, GroupTable } from './certificate-texts.ts';

type Element = PDFKit.PDFStructureElement;

/** Columns: benefit, conditions, payment; 9 points between them. */
const BENEFIT = { x: LEFT, width: 195 } as const;
const CONDITIONS = { x: LEFT + 204, width: 164 } as const;
const VALUE = { x: LEFT + 377, width: BODY_WIDTH - 377 } as const;
/** Benefit and conditions together, for lines below the first. */
const WIDE = { x: LEFT, width: 368 } as const;
const HEADING = { x: LEFT, width: 203 } as const;
const PADDING = 2.6;
/** Height of repeated heads. */
const REPEATED = 16;
/** Between a label and a detail on the same line. */
const BESIDE = 5;
/** Between groups. */
const AFTER = 11;
/** A group of at most FEW rows stays on one page; a longer one keeps KEPT rows with its heading. */
const FEW = 4;
const KEPT = 2;

/** A group of benefits: heading, notes, and a table that may continue on the next page. */
export const drawGroup = (sheet: Sheet, group: GroupTable): void => {
  drawPart(sheet, sheet.root, 'Sect', (part) => {
    ensureRoom(sheet, beginHeight(sheet, group));
    const line = drawGroupHeading(sheet, part, group);
    drawPart(sheet, part, 'Table', (table) => {
      drawHeads(sheet, table, group.heads, line);
      for (const row of group.rows) drawRow(sheet, table, group, row);
    });
  });
  sheet.y += AFTER;
};

const notesHeight = ({ doc }: Sheet, { notes }: GroupTable): number =>
  notes.length === 0 ? 0 : heightOf(doc, notes.join(' '), STYLE.note, BODY_WIDTH);

/** From the heading's lower edge up to its baseline for smaller type, and down to the table. */
const ON_LINE = -12.6;
const BELOW = 3;

const keptRows = ({ rows }: GroupTable): readonly GroupRow[] => rows.slice(0, rows.length > FEW ? KEPT : FEW);

const beginHeight = (sheet: Sheet, group: GroupTable): number =>
  heightOf(sheet.doc, group.heading, STYLE.group, HEADING.width) +
  notesHeight(sheet, group) +
  BELOW +
  keptRows(group).reduce((sum, row) => sum + rowHeight(sheet, row), 0);

/** Returns the heading's line, which the heads of the other columns share. */
const drawGroupHeading = (sheet: Sheet, part: Element, { heading, notes }: GroupTable): number => {
  addBookmark(sheet, heading);
  sheet.y += write(sheet, part, 'H2', heading, STYLE.group, { ...HEADING, y: sheet.y });
  const line = sheet.y + ON_LINE;
  if (notes.length > 0)
    sheet.y += write(sheet, part, 'P', notes.join(' '), STYLE.note, { ...WHOLE, y: sheet.y });
  sheet.y += BELOW;
  return line;
};

/** The first cell is empty: the heading names its column. */
const drawHeads = (sheet: Sheet, table: Element, [, ...heads]: GroupTable['heads'], y: number): void => {
  drawPart(sheet, table, 'TR', (row) => {
    drawDataCell(sheet, row, () => undefined);
    for (const [index, text] of heads.entries())
      drawHeadCell(sheet, row, 'Column', (cell) => {
        write(sheet, cell, 'P', text, STYLE.label, { ...(index === 0 ? CONDITIONS : VALUE), y });
      });
  });
  drawRule(sheet.doc, sheet.y, COLOR.edge, BODY_WIDTH);
};

/** Repeats the heads on the next page as artifacts. */
const repeatHeads = (sheet: Sheet, { heads }: GroupTable): void => {
  const boxes = [BENEFIT, CONDITIONS, VALUE] as const;
  decorate(sheet.doc, () => {
    for (const [index, text] of heads.entries())
      print(sheet.doc, text, STYLE.label, { ...(boxes[index] ?? VALUE), y: sheet.y });
  });
  sheet.y += REPEATED;
  drawRule(sheet.doc, sheet.y, COLOR.edge, BODY_WIDTH);
};

const drawRow = (sheet: Sheet, table: Element, group: GroupTable, row: GroupRow): void => {
  const height = rowHeight(sheet, row);
  if (sheet.y + height > BODY_BOTTOM) {
    ensureRoom(sheet, height);
    repeatHeads(sheet, group);
  }
  const y = sheet.y + PADDING;
  drawPart(sheet, table, 'TR', (element) => {
    drawHeadCell(sheet, element, 'Row', (cell) => {
      drawLines(sheet, cell, benefitLines(sheet, row), y);
    });
    drawDataCell(sheet, element, (cell) => {
      drawLines(sheet, cell, conditionLines(row), y);
    });
    drawDataCell(sheet, element, (cell) => {
      write(sheet, cell, 'P', row.value, valueStyle(row), { ...VALUE, y });
    });
  });
  sheet.y += height;
  drawRule(sheet.doc, sheet.y, COLOR.mist, BODY_WIDTH);
};

const valueStyle = ({ included }: GroupRow): TextStyle => (included ? STYLE.value : STYLE.valueless);

interface Line extends Omit<TextBox, 'y'> {
  readonly text: string;
  readonly style: TextStyle;
  /** Continues the line before. */
  readonly beside?: boolean;
}

/** The label, its detail (beside it if there is room), and the rules of single exams. */
const benefitLines = ({ doc }: Sheet, { label, detail, rules, conditions }: GroupRow): readonly Line[] => {
  const used = widthOf(doc, label, STYLE.option) + BESIDE;
  const rest = (conditions.length > 0 ? BENEFIT : WIDE).width - used;
  const beside = { x: LEFT + used, width: rest, beside: true };
  const fits = detail !== undefined && widthOf(doc, detail, STYLE.hint) < rest;
  return [
    { ...BENEFIT, text: label, style: STYLE.option },
    ...(detail === undefined ? [] : [{ ...(fits ? beside : WHOLE), text: detail, style: STYLE.hint }]),
    ...rules.map((text) => ({ ...WIDE, text, style: STYLE.hint })),
  ];
};

/** Conditions never break inside. */
const conditionLines = ({ conditions }: GroupRow): readonly Line[] =>
  conditions.length === 0
    ? []
    : [
        {
          ...CONDITIONS,
          text: conditions.map((mark) => mark.replaceAll(' ', '\u00a0')).join(' · '),
          style: STYLE.hint,
        },
      ];

const linesHeight = ({ doc }: Sheet, lines: readonly Line[]): number =>
  lines.reduce(
    (sum, { text, style, width, beside }) => sum + (beside ? 0 : heightOf(doc, text, style, width)),
    0,
  );

const rowHeight = (sheet: Sheet, row: GroupRow): number =>
  2 * PADDING +
  Math.max(
    linesHeight(sheet, benefitLines(sheet, row)),
    linesHeight(sheet, conditionLines(row)),
    heightOf(sheet.doc, row.value, valueStyle(row), VALUE.width),
  );

/** A detail beside a label shares the label's line. */
const drawLines = (sheet: Sheet, cell: Element, lines: readonly Line[], top: number): void => {
  let y = top;
  let before = 0;
  for (const { text, style, beside, ...box } of lines) {
    if (!beside) y += before;
    const height = write(sheet, cell, 'P', text, style, { ...box, y });
    before = beside ? before : height;
  }
};
