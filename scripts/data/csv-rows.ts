import Papa from 'papaparse';
import { FileError, type Position, positionAt } from '../errors.ts';

export interface CsvRow {
  readonly cells: readonly string[];
  /** 1-based line of the row's first character; not the row's number, because quoted cells may hold line breaks. */
  readonly line: number;
  readonly start: number;
}

export interface CsvOptions {
  readonly delimiter?: string;
  /** Called for a row with unmatched quotes; parsing continues on the next line. If absent, `eachRow` throws FileError. */
  readonly onBroken?: (row: CsvRow, problem: FileError) => void;
}

const countLineBreaks = (text: string, from: number, to: number): number => {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

const endOfLine = (text: string, from: number): number => {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
};

/** Calls `visit` for every row that is not blank until `visit` returns false. Keeps no rows in memory. */
export const eachRow = (
  text: string,
  file: string,
  visit: (row: CsvRow) => unknown,
  { delimiter = ',', onBroken }: CsvOptions = {},
): void => {
  let [line, start] = [1, 0];
  const parseFrom = (offset: number): boolean => {
    let isBroken = false;
    Papa.parse<string[]>(text.slice(offset), {
      delimiter,
      newline: '\n',
      step: ({ data: cells, errors, meta }, parser) => {
        const [problem] = errors;
        if (problem) {
          const quote = offset + Math.max(0, (problem.index ?? 1) - 1);
          const place = positionAt(text.slice(start, quote), quote - start);
          const error = new FileError(
            file,
            { line: line + place.line - 1, column: place.column },
            `the quote that opens here is not closed before the next ${delimiter === ',' ? 'comma' : 'cell'}; close it, or double every " inside the cell`,
          );
          if (onBroken === undefined) throw error;
          const end = endOfLine(text, start);
          onBroken({ cells: [text.slice(start, end)], line, start }, error);
          [line, start, isBroken] = [line + 1, end + 1, true];
          parser.abort();
          return;
        }
        const isBlank = cells.length === 1 && cells[0]?.trim() === '';
        if (!isBlank && visit({ cells, line, start }) === false) {
          parser.abort();
          return;
        }
        line += countLineBreaks(text, start, offset + meta.cursor);
        start = offset + meta.cursor;
      },
    });
    return isBroken && start < text.length;
  };
  let isLeft = true;
  while (isLeft) isLeft = parseFrom(start);
};

/** Returns the offset after the cell that starts at `from`. */
const endOfCell = (text: string, from: number, delimiter: string): number => {
  let quoted = false;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === delimiter || character === '\n')) return at;
  }
  return text.length;
};

/** Returns the position of a cell for an error message by parsing the row again; past the last cell, the end of the row. */
export const locateCell = (text: string, row: CsvRow, index: number, delimiter = ','): Position => {
  let at = row.start;
  for (let cell = 0; cell < index; cell += 1) {
    const end = endOfCell(text, at, delimiter);
    at = text[end] === delimiter ? end + 1 : end;
  }
  const { line, column } = positionAt(text.slice(row.start, at), at - row.start);
  return { line: row.line + line - 1, column };
};

/** Serializes a row; quotes cells only where necessary, as spreadsheets do. Does not escape formulas, because cells are data. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`;
