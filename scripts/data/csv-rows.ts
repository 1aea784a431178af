import Papa from 'papaparse';
import { FileError, type Position, positionAt } from '../errors.ts';

export interface CsvRow {
  readonly cells: readonly string[];
  /** Line of the row's first character, counted from 1: a quoted cell may hold line breaks. */
  readonly line: number;
  readonly start: number;
}

const countLineBreaks = (text: string, from: number, to: number): number => {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

/** Calls `visit` for every row that is not blank, without keeping rows in memory. */
export const eachRow = (text: string, file: string, visit: (row: CsvRow) => void): void => {
  let [line, start] = [1, 0];
  Papa.parse<string[]>(text, {
    delimiter: ',',
    newline: '\n',
    step: ({ data: cells, errors, meta }) => {
      const [problem] = errors;
      if (problem)
        throw new FileError(
          file,
          positionAt(text, Math.max(0, (problem.index ?? 1) - 1)),
          'the quote that opens here is not closed before the next comma; close it, or double every " inside the cell',
        );
      if (cells.length > 1 || cells[0]?.trim() !== '') visit({ cells, line, start });
      line += countLineBreaks(text, start, meta.cursor);
      start = meta.cursor;
    },
  });
};

/** Offset after the cell that starts at `from`. */
const endOfCell = (text: string, from: number): number => {
  let quoted = false;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === ',' || character === '\n')) return at;
  }
  return text.length;
};

/** Start of a cell for an error message, found by reading the row again; after the last cell, the end of the row. */
export const locateCell = (text: string, row: CsvRow, index: number): Position => {
  let at = row.start;
  for (let cell = 0; cell < index; cell += 1) {
    const end = endOfCell(text, at);
    at = text[end] === ',' ? end + 1 : end;
  }
  const { line, column } = positionAt(text.slice(row.start, at), at - row.start);
  return { line: row.line + line - 1, column };
};

/** Quotes only where necessary, as spreadsheets do. Formulas are not escaped: cells are data. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`;
