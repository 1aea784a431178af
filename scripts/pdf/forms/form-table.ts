import { fill } from '#domain/format.ts';
import { drawBox, inset } from '../kit/boxes.ts';
import type { TableColumn, TableField } from '../kit/layout.ts';
import { BODY_WIDTH, BOX, type Column, GAP, LEFT } from '../kit/measures.ts';
import { drawPart, ensureRoom } from '../kit/sheet.ts';
import { STYLE } from '../kit/style.ts';
import { addChoice, addText, type Widget } from '../kit/widgets.ts';
import { labelHeight, write, writeLabel } from '../kit/write.ts';
import type { Section } from './form-field.ts';
import { type TableWords, tableWords } from './form-words.ts';

const NUMBER_WIDTH = 22;
const CELL_GAP = 6;
const LINE = BOX.height + 4;

interface Table {
  readonly section: Section;
  readonly field: TableField;
  readonly words: TableWords;
  readonly cells: readonly (TableColumn & Column & { readonly label: string; readonly hint?: string })[];
}

/** Columns that share what the line numbers leave, in proportion to their spans. */
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
  Math.max(...cells.map(({ label, hint, width }) => labelHeight(section.sheet.doc, { label, hint }, width)));

const prepare = (section: Section, field: TableField): Table => {
  const words = tableWords(section.words, field.id);
  return { section, field, words, cells: placeCells(section, field, words) };
};

export const tableHeight = (section: Section, field: TableField): number =>
  headHeight(prepare(section, field)) + GAP.label + field.lines * LINE;

/** Lines to fill in under printed column heads; a table never breaks across pages. */
export const drawTable = (section: Section, field: TableField): void => {
  const { sheet, part } = section;
  const table = prepare(section, field);
  ensureRoom(sheet, tableHeight(section, field));
  drawPart(sheet, part, 'Table', (element) => {
    drawHead(table, element);
    for (let line = 1; line <= field.lines; line += 1) drawLine(table, element, line);
  });
  sheet.y += GAP.row - (LINE - BOX.height);
};

const HEAD = { column: { title: '', scope: 'Column' }, line: { title: '', scope: 'Row' } } as const;

const drawHead = (table: Table, element: PDFKit.PDFStructureElement): void => {
  const { sheet, common } = table.section;
  const bottom = sheet.y + headHeight(table);
  const heads = [{ x: LEFT, width: NUMBER_WIDTH, label: common.line, hint: undefined }, ...table.cells];
  drawPart(sheet, element, 'TR', (row) => {
    for (const { x, width, label, hint } of heads) {
      const head = sheet.doc.struct('TH', HEAD.column);
      row.add(head);
      writeLabel(sheet, head, { label, hint }, { x, y: bottom, width });
      head.end();
    }
  });
  sheet.y = bottom + GAP.label;
};

const drawLine = (table: Table, element: PDFKit.PDFStructureElement, line: number): void => {
  const { sheet } = table.section;
  drawPart(sheet, element, 'TR', (row) => {
    const head = sheet.doc.struct('TH', HEAD.line);
    row.add(head);
    write(sheet, head, 'P', String(line), STYLE.hint, { x: LEFT, y: sheet.y + 5, width: NUMBER_WIDTH });
    head.end();
    for (const cell of table.cells) drawPart(sheet, row, 'TD', (data) => drawCell(table, data, cell, line));
  });
  sheet.y += LINE;
};

const drawCell = (
  { section, field, words }: Table,
  parent: PDFKit.PDFStructureElement,
  cell: Table['cells'][number],
  line: number,
): void => {
  const { sheet, common } = section;
  const box = { x: cell.x, y: sheet.y, width: cell.width, height: BOX.height };
  const widget: Widget = {
    name: `${section.id}-${field.id}-${line}-${cell.id}`,
    tooltip: fill(common.row, { section: section.words.title, column: cell.label, row: String(line) }),
    box: inset(box),
  };
  drawBox(sheet, box);
  if (cell.kind === 'choice')
    addChoice(sheet.doc, parent, widget, cell.values ?? Object.values(words.choices ?? {}));
  else addText(sheet.doc, parent, widget);
};
