import { drawLabel, type FormField, formField, heightOfLabel, type Section } from '../forms/form-field.ts';
import { drawTable, tableHeight } from '../forms/form-table.ts';
import { drawOptions, optionsHeight } from '../forms/options.ts';
import { type BoxField, boxHeight, drawBoxField } from './boxes.ts';
import type { Field, PickField, Row, TableField } from './layout.ts';
import { BOX, columns, GAP, MARK } from './measures.ts';
import { ensureRoom } from './sheet.ts';

const isTable = (field: Field): field is TableField => field.kind === 'table';
const isPick = (field: FormField): field is FormField<PickField> => 'columns' in field.field;
const isBox = (field: FormField): field is FormField<BoxField> => !('columns' in field.field);

/** Marks beside boxes stand on the boxes' middle. */
const marksTop = (fields: readonly FormField[]): number =>
  fields.some(isBox) ? (BOX.height - MARK.size) / 2 - 1 : 1;

const place = (section: Section, row: Row): readonly FormField[] => {
  const places = columns(row.map(({ span }) => span));
  return row.flatMap((field, index) => {
    const column = places[index];
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
  const { labels, bodies } = measure(section, place(section, row));
  return labels + GAP.label + bodies;
};

/** Labels on one line, boxes and marks under them on the next; a row never breaks across pages. */
export const drawRow = (section: Section, row: Row): void => {
  const table = row.find(isTable);
  if (table !== undefined) drawTable(section, table);
  else drawFields(section, place(section, row));
};

const drawFields = (section: Section, fields: readonly FormField[]): void => {
  const { sheet } = section;
  const { labels, bodies } = measure(section, fields);
  ensureRoom(sheet, labels + GAP.label + bodies);
  const top = sheet.y + labels + GAP.label;
  for (const field of fields) {
    drawLabel(section, field, sheet.y + labels);
    if (isBox(field)) drawBoxField(section, field, top);
    if (isPick(field)) drawOptions(section, field, top + marksTop(fields));
  }
  sheet.y = top + bodies + GAP.row;
};
