import { fill } from '#domain/format.ts';
import { drawPart, ensureRoom } from '../kit/canvas.ts';
import { BODY_WIDTH, BOX, type Column, columns, FULL_WIDTH, GAP, LEFT, MARK, STYLE } from '../kit/style.ts';
import { labelHeight, write, writeLabel } from '../kit/write.ts';
import {
  boxHeight,
  drawBox,
  drawOptions,
  type FormField,
  formField,
  optionsHeight,
  type Section,
} from './form-fields.ts';
import type { BoxField, Field, PickField, Row, TableField } from './form-layouts.ts';
import { tableWords } from './form-words.ts';

const isTable = (field: Field): field is TableField => field.kind === 'table';
const isPick = (field: FormField): field is FormField<PickField> => 'columns' in field.field;
const isBox = (field: FormField): field is FormField<BoxField> => !isPick(field);

/** Returns the offset in points that vertically centers marks on the boxes beside them. */
const marksTop = (fields: readonly FormField[]): number =>
  fields.some(isBox) ? (BOX.height - MARK.size) / 2 - 1 : 1;

const placeFields = (section: Section, row: Row): readonly FormField[] => {
  const placed = columns(row.map(({ span }) => span));
  return row.flatMap((field, index) =>
    isTable(field) ? [] : [formField(section, field, placed[index] ?? FULL_WIDTH)],
  );
};

const measure = (section: Section, fields: readonly FormField[]) => ({
  labels: Math.max(
    ...fields.map(({ words, column }) => labelHeight(section.canvas.doc, words, column.width)),
  ),
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
  const { canvas, part } = section;
  const { labels, bodies } = measure(section, fields);
  ensureRoom(canvas, labels + GAP.label + bodies);
  const bottom = canvas.y + labels;
  const top = bottom + GAP.label;
  for (const placed of fields) {
    const { name, words, column } = placed;
    writeLabel(canvas, part, words, { ...column, y: bottom });
    if (isPick(placed)) drawOptions(section, placed, top + marksTop(fields));
    if (isBox(placed)) {
      const box = { ...column, y: top, height: boxHeight(placed.field) };
      drawBox(canvas, part, placed.field, { name, tooltip: words.label, box });
    }
  }
  canvas.y = top + bodies + GAP.row;
};

const NUMBER_WIDTH = 22;
const CELL_GAP = 6;
const LINE = BOX.height + 4;

interface Cell extends Column {
  readonly field: BoxField;
  readonly label: string;
  readonly hint: string | undefined;
}

/** Returns the columns of a table. They divide the width beside the line numbers in proportion to their spans. */
const placeCells = ({ words, common }: Section, { id, columns }: TableField): readonly Cell[] => {
  const { columns: labels, choices = {} } = tableWords(words, id);
  const width = BODY_WIDTH - NUMBER_WIDTH + CELL_GAP;
  const all = columns.reduce((sum, { span }) => sum + span, 0);
  let x = LEFT + NUMBER_WIDTH;
  return columns.map((column) => {
    const share = (width * column.span) / all;
    const cell = {
      field: column.kind === 'choice' ? { values: Object.values(choices), ...column } : column,
      label: labels[column.id] ?? '',
      hint: column.kind === 'date' ? common.dateHint : undefined,
      x,
      width: share - CELL_GAP,
    };
    x += share;
    return cell;
  });
};

const headHeight = ({ canvas }: Section, cells: readonly Cell[]): number =>
  Math.max(...cells.map((cell) => labelHeight(canvas.doc, cell, cell.width)));

const tableHeight = (section: Section, field: TableField): number =>
  headHeight(section, placeCells(section, field)) + GAP.label + field.lines * LINE;

/** Draws a table: empty lines below printed column heads. A table never breaks across pages. */
const drawTable = (section: Section, field: TableField): void => {
  const { canvas, part, common, words } = section;
  const cells = placeCells(section, field);
  const number = { x: LEFT, width: NUMBER_WIDTH };
  ensureRoom(canvas, tableHeight(section, field));
  drawPart(canvas, part, 'Table', (table) => {
    const bottom = canvas.y + headHeight(section, cells);
    drawPart(canvas, table, 'TR', (row) => {
      for (const head of [{ ...number, label: common.line, hint: undefined }, ...cells])
        drawPart(canvas, row, 'TH Column', (part) => writeLabel(canvas, part, head, { ...head, y: bottom }));
    });
    canvas.y = bottom + GAP.label;
    for (let line = 1; line <= field.lines; line += 1) {
      drawPart(canvas, table, 'TR', (row) => {
        drawPart(canvas, row, 'TH Row', (head) => {
          write(canvas, head, 'P', String(line), STYLE.hint, { ...number, y: canvas.y + 5 });
        });
        for (const { field: column, label, x, width } of cells)
          drawPart(canvas, row, 'TD', (part) => {
            const name = `${section.id}-${field.id}-${line}-${column.id}`;
            const tooltip = fill(common.row, { section: words.title, column: label, row: String(line) });
            const box = { x, y: canvas.y, width, height: BOX.height };
            drawBox(canvas, part, column, { name, tooltip, box });
          });
      });
      canvas.y += LINE;
    }
  });
  canvas.y += GAP.row - (LINE - BOX.height);
};
