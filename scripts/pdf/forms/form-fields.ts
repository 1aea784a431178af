import { fill } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { withFacts } from '../form-facts.ts';
import {
  artifact,
  atBottom,
  type Block,
  beside,
  gap,
  labelBlock,
  stack,
  tableRow,
  tagged,
  text,
  withGaps,
} from '../kit/block.ts';
import {
  BODY_WIDTH,
  BOX,
  COLOR,
  type Column,
  columns,
  FULL_WIDTH,
  GAP,
  LEFT,
  MARK,
  STYLE,
} from '../kit/style.ts';
import { addCheckBox, addChoice, addRadioGroup, addText, type Widget } from '../kit/widgets.ts';
import type { BoxField, PickField, Row, TableField } from './form-layouts.ts';
import { type CommonWords, fieldWords, type Keyed, type SectionWords, tableWords } from './form-words.ts';

/** What the fields of a section share. A field's name in the PDF begins with the section's `id`. */
export interface Section {
  readonly language: Language;
  readonly common: CommonWords;
  readonly id: string;
  readonly words: SectionWords;
}

const isPick = (field: BoxField | PickField): field is PickField =>
  field.kind === 'one' || field.kind === 'many';

/** Lays out a table, or a row of fields: labels with a common bottom edge, and boxes and marks below. */
export const rowBlock = (section: Section, row: Row): Block => {
  if ('lines' in row) return tableBlock(section, row);
  const { common, id } = section;
  const placed = columns(row.map(({ span }) => span));
  // Centers marks on the boxes beside them.
  const aboveMarks = gap(row.every(isPick) ? 1 : (BOX.height - MARK.size) / 2 - 1);
  const fields = row.map((field, index) => {
    const column = placed[index] ?? FULL_WIDTH;
    const words = fieldWords(section.words, common, field.id);
    const { label, hint = field.kind === 'date' ? common.dateHint : undefined } = words;
    const named = { name: `${id}-${field.id}`, tooltip: label };
    const body = isPick(field)
      ? stack(aboveMarks, optionsBlock(section, field, named, field.facts ?? words.options ?? {}, column))
      : boxBlock(field, named, column);
    return { label: labelBlock(label, hint, column), body };
  });
  const bottom = Math.max(...fields.map(({ label }) => label.height));
  return beside(...fields.map(({ label, body }) => stack(atBottom(label, bottom), gap(GAP.label), body)));
};

type Named = Omit<Widget, 'box'>;

/** A box and, a little smaller, its fillable field. */
const boxBlock = (field: BoxField, named: Named, { x, width }: Column): Block => {
  const height = field.lines === undefined ? BOX.height : field.lines * BOX.line + BOX.padding;
  const outline = artifact((doc, y) => {
    doc.roundedRect(x, y, width, height, BOX.radius).lineWidth(0.75).stroke(COLOR.edge);
  });
  const input: Block = {
    height,
    draw: (doc, parent, y) => {
      const widget = { ...named, box: { x: x + 3, y: y + 1, width: width - 6, height: height - 2 } };
      if (field.values === undefined) addText(doc, parent, widget, field);
      else addChoice(doc, parent, widget, field.values);
    },
  };
  return beside(outline, input);
};

/** Options row by row, with round marks of one radio group or square marks of separate checkboxes. */
const optionsBlock = (
  { language, common }: Section,
  { kind, columns }: PickField,
  { name, tooltip }: Named,
  options: Keyed,
  column: Column,
): Block => {
  const isOne = kind === 'one';
  const width = column.width / columns;
  let addOption: ReturnType<typeof addRadioGroup> | undefined;
  const blocks = Object.entries(options).map(([id, template], index) => {
    const option = withFacts(template, language);
    const x = column.x + (index % columns) * width;
    const mark: Block = {
      height: 0,
      draw: (doc, parent, y) => {
        const box = { x, y: y + 0.5, width: MARK.size, height: MARK.size };
        const widget = { tooltip: fill(common.option, { field: tooltip, option }), box };
        if (!isOne) return addCheckBox(doc, parent, { ...widget, name: `${name}-${id}` });
        addOption ??= addRadioGroup(doc, name, tooltip);
        addOption(parent, { ...widget, name: id });
      },
    };
    const label = text('P', option, STYLE.option, { x: x + MARK.indent, width: width - MARK.gap });
    return beside(markOutline(x, isOne), mark, label);
  });
  const rows = Array.from({ length: Math.ceil(blocks.length / columns) }, (_, row) =>
    beside(...blocks.slice(row * columns, (row + 1) * columns)),
  );
  return stack(...withGaps(rows, GAP.option));
};

const markOutline = (x: number, round: boolean): Block =>
  artifact((doc, y) => {
    const half = MARK.size / 2;
    if (round) doc.circle(x + half, y + 0.5 + half, half);
    else doc.roundedRect(x, y + 0.5, MARK.size, MARK.size, 2);
    doc.lineWidth(0.75).stroke(COLOR.edge);
  });

const NUMBER: Column = { x: LEFT, width: 22 };
const CELL_GAP = 6;
const LINE_GAP = 4;

/** A table: empty lines below printed column heads. Its columns divide the width beside the line numbers by their spans. */
const tableBlock = ({ words, common, id }: Section, table: TableField): Block => {
  const { columns: labels, choices = {} } = tableWords(words, table.id);
  const width = BODY_WIDTH - NUMBER.width + CELL_GAP;
  const all = table.columns.reduce((sum, { span }) => sum + span, 0);
  let x = NUMBER.x + NUMBER.width;
  const cells = table.columns.map((column) => {
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
  const heads = [
    labelBlock(common.line, undefined, NUMBER),
    ...cells.map((cell) => labelBlock(cell.label, cell.hint, cell)),
  ];
  const line = (number: string): Block =>
    tableRow([
      ['TH Row', stack(gap(5), text('P', number, STYLE.hint, NUMBER))],
      ...cells.map((cell) => {
        const name = `${id}-${table.id}-${number}-${cell.field.id}`;
        const tooltip = fill(common.row, { section: words.title, column: cell.label, row: number });
        return ['TD', boxBlock(cell.field, { name, tooltip }, cell)] as const;
      }),
    ]);
  const lines = Array.from({ length: table.lines }, (_, index) => line(String(index + 1)));
  const bottom = Math.max(...heads.map(({ height }) => height));
  const head = tableRow(heads.map((block) => ['TH Column', atBottom(block, bottom)] as const));
  return tagged('Table', stack(head, gap(GAP.label), ...withGaps(lines, LINE_GAP)));
};
