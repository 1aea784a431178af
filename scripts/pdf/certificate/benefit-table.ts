import { addBookmark, type Canvas, drawArtifact, drawPart, drawRule, ensureRoom } from '../kit/canvas.ts';
import {
  BODY_BOTTOM,
  BODY_WIDTH,
  COLOR,
  FULL_WIDTH,
  LEFT,
  type Part,
  STYLE,
  type TextStyle,
} from '../kit/style.ts';
import { heightOf, print, type TextBox, widthOf, write } from '../kit/write.ts';
import type { GroupRow, GroupTable } from './certificate-texts.ts';

/** Columns of the table: benefit, conditions and payment, with gaps of 9 points. */
const BENEFIT = { x: LEFT, width: 195 } as const;
const CONDITIONS = { x: LEFT + 204, width: 164 } as const;
const VALUE = { x: LEFT + 377, width: BODY_WIDTH - 377 } as const;
/** Benefit and conditions columns together, for text that spans both. */
const WIDE = { x: LEFT, width: 368 } as const;
const HEADING = { x: LEFT, width: 203 } as const;
const PADDING = 2.6;
/** Points between a label and a detail on the same line. */
const BESIDE = 5;
/** A group of at most FEW rows stays on one page; a longer group has at least KEPT rows on the page of its heading. */
const FEW = 4;
const KEPT = 2;

/** Draws a group of benefits: heading, notes, and a table that may continue on the next page. */
export const drawGroup = (canvas: Canvas, group: GroupTable): void => {
  drawPart(canvas, canvas.root, 'Sect', (part) => {
    ensureRoom(canvas, beginHeight(canvas, group));
    const line = drawGroupHeading(canvas, part, group);
    drawPart(canvas, part, 'Table', (table) => {
      drawHeads(canvas, table, group.heads, line);
      for (const row of group.rows) drawRow(canvas, table, group, row);
    });
  });
  canvas.y += 11;
};

/** In points: offset of the column heads from the heading's lower edge, to share its baseline, and gap above the table. */
const ON_LINE = -12.6;
const BELOW = 3;

const beginHeight = (canvas: Canvas, { heading, notes, rows }: GroupTable): number =>
  heightOf(canvas.doc, heading, STYLE.group, HEADING.width) +
  (notes.length === 0 ? 0 : heightOf(canvas.doc, notes.join(' '), STYLE.note, BODY_WIDTH)) +
  BELOW +
  rows.slice(0, rows.length > FEW ? KEPT : FEW).reduce((sum, row) => sum + rowHeight(canvas, row), 0);

/** Draws heading and notes; returns the y position of the other columns' heads, which share the heading's baseline. */
const drawGroupHeading = (canvas: Canvas, part: Part, { heading, notes }: GroupTable): number => {
  addBookmark(canvas, heading);
  canvas.y += write(canvas, part, 'H2', heading, STYLE.group, { ...HEADING, y: canvas.y });
  const line = canvas.y + ON_LINE;
  if (notes.length > 0)
    canvas.y += write(canvas, part, 'P', notes.join(' '), STYLE.note, { ...FULL_WIDTH, y: canvas.y });
  canvas.y += BELOW;
  return line;
};

/** Draws the column heads; the first cell is empty, because the group's heading names its column. */
const drawHeads = (canvas: Canvas, table: Part, [, ...heads]: GroupTable['heads'], y: number): void => {
  drawPart(canvas, table, 'TR', (row) => {
    drawPart(canvas, row, 'TD', () => undefined);
    for (const [index, text] of heads.entries())
      drawPart(canvas, row, 'TH Column', (cell) => {
        write(canvas, cell, 'P', text, STYLE.label, { ...(index === 0 ? CONDITIONS : VALUE), y });
      });
  });
  drawRule(canvas.doc, canvas.y, COLOR.edge, BODY_WIDTH);
};

/** Draws the column heads again on the next page, as artifacts. */
const repeatHeads = (canvas: Canvas, { heads }: GroupTable): void => {
  const boxes = [BENEFIT, CONDITIONS, VALUE] as const;
  drawArtifact(canvas.doc, () => {
    for (const [index, text] of heads.entries())
      print(canvas.doc, text, STYLE.label, { ...(boxes[index] ?? VALUE), y: canvas.y });
  });
  canvas.y += 16;
  drawRule(canvas.doc, canvas.y, COLOR.edge, BODY_WIDTH);
};

const drawRow = (canvas: Canvas, table: Part, group: GroupTable, row: GroupRow): void => {
  const height = rowHeight(canvas, row);
  if (canvas.y + height > BODY_BOTTOM) {
    ensureRoom(canvas, height);
    repeatHeads(canvas, group);
  }
  const y = canvas.y + PADDING;
  drawPart(canvas, table, 'TR', (element) => {
    drawPart(canvas, element, 'TH Row', (cell) => drawLines(canvas, cell, benefitLines(canvas, row), y));
    drawPart(canvas, element, 'TD', (cell) => drawLines(canvas, cell, conditionLines(row), y));
    drawPart(canvas, element, 'TD', (cell) => {
      write(canvas, cell, 'P', row.value, valueStyle(row), { ...VALUE, y });
    });
  });
  canvas.y += height;
  drawRule(canvas.doc, canvas.y, COLOR.mist, BODY_WIDTH);
};

const valueStyle = ({ included }: GroupRow): TextStyle => (included ? STYLE.value : STYLE.valueless);

interface Line extends Omit<TextBox, 'y'> {
  readonly text: string;
  readonly style: TextStyle;
  /** Whether the text is on the same line as the text before. */
  readonly beside?: boolean;
}

/** Returns the benefit cell's texts: the label, its detail (beside the label if there is room), and the rules of single exams. */
const benefitLines = ({ doc }: Canvas, { label, detail, rules, conditions }: GroupRow): readonly Line[] => {
  const used = widthOf(doc, label, STYLE.option) + BESIDE;
  const rest = (conditions.length > 0 ? BENEFIT : WIDE).width - used;
  const beside = { x: LEFT + used, width: rest, beside: true };
  const fits = detail !== undefined && widthOf(doc, detail, STYLE.hint) < rest;
  return [
    { ...BENEFIT, text: label, style: STYLE.option },
    ...(detail === undefined ? [] : [{ ...(fits ? beside : FULL_WIDTH), text: detail, style: STYLE.hint }]),
    ...rules.map((text) => ({ ...WIDE, text, style: STYLE.hint })),
  ];
};

/** Returns the conditions as one text with no-break spaces, so that no condition breaks across lines. */
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

const linesHeight = ({ doc }: Canvas, lines: readonly Line[]): number =>
  lines.reduce(
    (sum, { text, style, width, beside }) => sum + (beside ? 0 : heightOf(doc, text, style, width)),
    0,
  );

const rowHeight = (canvas: Canvas, row: GroupRow): number =>
  2 * PADDING +
  Math.max(
    linesHeight(canvas, benefitLines(canvas, row)),
    linesHeight(canvas, conditionLines(row)),
    heightOf(canvas.doc, row.value, valueStyle(row), VALUE.width),
  );

/** Draws the texts of a cell below each other; a text with `beside` is on the line of the text before. */
const drawLines = (canvas: Canvas, cell: Part, lines: readonly Line[], top: number): void => {
  let y = top;
  let before = 0;
  for (const { text, style, beside, ...box } of lines) {
    if (!beside) y += before;
    const height = write(canvas, cell, 'P', text, style, { ...box, y });
    before = beside ? before : height;
  }
};
