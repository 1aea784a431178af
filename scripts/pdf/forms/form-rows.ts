import { fill } from '#domain/format.ts';
import { drawDataCell, drawHeadCell, drawPart, ensureRoom } from '../kit/canvas.ts';
import { BODY_WIDTH, BOX, type Column, columns, GAP, LEFT, MARK, type Part, STYLE } from '../kit/style.ts';
import { addChoice, addText, type Widget } from '../kit/widgets.ts';
import { labelHeight, write, writeLabel } from '../kit/write.ts';
import {
  type BoxField,
  boxHeight,
  drawBox,
  drawBoxField,
  drawLabel,
  drawOptions,
  type FormField,
  formField,
  heightOfLabel,
  inset,
  optionsHeight,
  type Section,
} from './form-fields.ts';
import type { Field, PickField, Row, TableColumn, TableField } from './form-layout.ts';
import { type TableWords, tableWords } from './form-words.ts';

const isTable = (field: Field): field is TableField => field.kind === 'table';
const isPick = (field: FormField): field is FormField<PickField> => 'columns' in field.field;
const isBox = (field: FormField): field is FormField<BoxField> => !('columns' in field.field);

/** Returns the offset in points that vertically centers marks on the boxes beside them. */
const marksTop = (fields: readonly FormField[]): number =>
  fields.some(isBox) ? (BOX.height - MARK.size) / 2 - 1 : 1;

const placeFields = (section: Section, row: Row): readonly FormField[] => {
  const placed = columns(row.map(({ span }) => span));
  return row.flatMap((field, index) => {
    const column = placed[index];
    return column === undefined ? [] : [formField(section, field, column)];
  });
};

const measure = (section: Section, fields: readonly FormField[]) => ({
  labels: Math.max(...fields.map((field) => heightOfLabel(section, field))),
  bodies: Math.max(
    ...fields.filter(isBox).map(({ field }) => boxHeight(field)),
    ...fields.filter(isPick).map((field) => marksTop(fields) + optionsHeight(section, field)),
  ),
});

export const rowHeight = (section: Section, row: Row): number => {
  const table = row.find(isTable);
  if (table !== undefined) return tableHeight(section, table);
  const { labels, bodies } = measure(section, placeFields(section, row));
  return labels + GAP.label + bodies;
};

/** Draws a row: labels on one line, boxes and marks below. A row never breaks across pages. */
export const drawRow = (section: Section, row: Row): void => {
  const table = row.find(isTable);
  if (table !== undefined) drawTable(section, table);
  else drawFields(section, placeFields(section, row));
};

const drawFields = (section: Section, fields: readonly FormField[]): void => {
  const { canvas } = section;
  const { labels, bodies } = measure(section, fields);
  ensureRoom(canvas, labels + GAP.label + bodies);
  const top = canvas.y + labels + GAP.label;
  for (const field of fields) {
    drawLabel(section, field, canvas.y + labels);
    if (isBox(field)) drawBoxField(section, field, top);
    if (isPick(field)) drawOptions(section, field, top + marksTop(fields));
  }
  canvas.y = top + bodies + GAP.row;
};

const NUMBER_WIDTH = 22;
const CELL_GAP = 6;
const LINE = BOX.height + 4;

interface Table {
  readonly section: Section;
  readonly field: TableField;
  readonly words: TableWords;
  readonly cells: readonly (TableColumn & Column & { readonly label: string; readonly hint?: string })[];
}

/** Divides the width beside the line numbers in proportion to the columns' spans. */
const placeCells = (section: Section, field: TableField, words: TableWords): Table['cells'] => {
  const width = BODY_WIDTH - NUMBER_WIDTH + CELL_GAP;
  const all = field.columns.reduce((sum, { span }) => sum + span, 0);
  let x = LEFT + NUMBER_WIDTH;
  return field.columns.map((column) => {
    const share = (width * column.span) / all;
    const cell = { ...column, x, width: share - CELL_GAP, label: words.columns[column.id] ?? '' };
    x += share;
    return column.kind === 'date' ? { ...cell, hint: section.common.dateHint } : cell;
  });
};

const headHeight = ({ section, cells }: Table): number =>
  Math.max(...cells.map(({ label, hint, width }) => labelHeight(section.canvas.doc, { label, hint }, width)));

const prepare = (section: Section, field: TableField): Table => {
  const words = tableWords(section.words, field.id);
  return { section, field, words, cells: placeCells(section, field, words) };
};

const tableHeight = (section: Section, field: TableField): number =>
  headHeight(prepare(section, field)) + GAP.label + field.lines * LINE;

/** Draws a table: empty lines below printed column heads. A table never breaks across pages. */
const drawTable = (section: Section, field: TableField): void => {
  const { canvas, part } = section;
  const table = prepare(section, field);
  ensureRoom(canvas, tableHeight(section, field));
  drawPart(canvas, part, 'Table', (element) => {
    drawHead(table, element);
    for (let line = 1; line <= field.lines; line += 1) drawLine(table, element, line);
  });
  canvas.y += GAP.row - (LINE - BOX.height);
};

const drawHead = (table: Table, element: Part): void => {
  const { canvas, common } = table.section;
  const bottom = canvas.y + headHeight(table);
  const heads = [{ x: LEFT, width: NUMBER_WIDTH, label: common.line, hint: undefined }, ...table.cells];
  drawPart(canvas, element, 'TR', (row) => {
    for (const { x, width, label, hint } of heads)
      drawHeadCell(canvas, row, 'Column', (head) => {
        writeLabel(canvas, head, { label, hint }, { x, y: bottom, width });
      });
  });
  canvas.y = bottom + GAP.label;
};

const drawLine = (table: Table, element: Part, line: number): void => {
  const { canvas } = table.section;
  drawPart(canvas, element, 'TR', (row) => {
    drawHeadCell(canvas, row, 'Row', (head) => {
      write(canvas, head, 'P', String(line), STYLE.hint, { x: LEFT, y: canvas.y + 5, width: NUMBER_WIDTH });
    });
    for (const cell of table.cells) drawDataCell(canvas, row, (data) => drawCell(table, data, cell, line));
  });
  canvas.y += LINE;
};

const drawCell = (
  { section, field, words }: Table,
  parent: Part,
  cell: Table['cells'][number],
  line: number,
): void => {
  const { canvas, common } = section;
  const box = { x: cell.x, y: canvas.y, width: cell.width, height: BOX.height };
  const widget: Widget = {
    name: `${section.id}-${field.id}-${line}-${cell.id}`,
    tooltip: fill(common.row, { section: section.words.title, column: cell.label, row: String(line) }),
    box: inset(box),
  };
  drawBox(canvas, box);
  if (cell.kind === 'choice')
    addChoice(canvas.doc, parent, widget, cell.values ?? Object.values(words.choices ?? {}));
  else addText(canvas.doc, parent, widget);
};
