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

/** Converts an offset inside a row, or at its end, to line and column. */
const positionIn = (text: string, row: Pick<CsvRow, 'line' | 'start'>, at: number): Position => {
  const { line, column } = positionAt(text.slice(row.start, at), at - row.start);
  return { line: row.line + line - 1, column };
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
          const quote = offset + (problem.index ?? 1) - 1;
          const error = new FileError(
            file,
            positionIn(text, { line, start }, quote),
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
        const end = offset + meta.cursor;
        line += text.slice(start, end).split('\n').length - 1;
        start = end;
      },
    });
    return isBroken && start < text.length;
  };
  let isLeft = true;
  while (isLeft) isLeft = parseFrom(start);
};

/** Returns the position of a cell for an error message by parsing the row again; past the last cell, the end of the row. */
export const locateCell = (text: string, row: CsvRow, index: number, delimiter = ','): Position => {
  let [at, cell, quoted] = [row.start, 0, false];
  while (cell < index && at < text.length && (quoted || text[at] !== '\n')) {
    if (text[at] === '"') quoted = !quoted;
    else if (text[at] === delimiter && !quoted) cell += 1;
    at += 1;
  }
  return positionIn(text, row, at);
};

/** Serializes a row; quotes cells only where necessary, as spreadsheets do. Does not escape formulas, because cells are data. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`;
