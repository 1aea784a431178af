import Papa from 'papaparse';
import { FileError, type Position, positionAt } from '../errors.ts';

export interface CsvRow {
  readonly cells: readonly string[];
  /** 1-based line of the row's first character; not the row's number, because quoted cells may hold line breaks. */
  readonly line: number;
  readonly start: number;
  /** Error of a row with unmatched quotes; its only cell is then the row's first line. */
  readonly problem?: FileError;
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

/** Maximum number of rows with unmatched quotes: each search for a closing quote may read the rest of the file. */
const MOST_BROKEN = 1000;

/**
 * Reads the rows that are not blank, up to a number. After a row with unmatched quotes reading continues on the next line.
 * Throws FileError above a thousand such rows.
 */
export const readRows = (
  text: string,
  file: string,
  { delimiter = ',', most = Number.POSITIVE_INFINITY } = {},
): CsvRow[] => {
  const rows: CsvRow[] = [];
  let [line, start, broken] = [1, 0, 0];
  let isLeft = true;
  /** Reads from an offset to the end of the text, or to a row with unmatched quotes. */
  const readFrom = (offset: number): void => {
    isLeft = false;
    Papa.parse<string[]>(text.slice(offset), {
      delimiter,
      newline: '\n',
      step: ({ data: cells, errors: [error], meta }, parser) => {
        let end = offset + meta.cursor;
        if (error === undefined) {
          const isBlank = cells.length === 1 && cells[0]?.trim() === '';
          if (!isBlank) rows.push({ cells, line, start });
        } else {
          const problem = new FileError(
            file,
            positionIn(text, { line, start }, offset + (error.index ?? 1) - 1),
            `the quote that opens here is not closed before the next ${delimiter === ',' ? 'comma' : 'cell'}; close it, or double every " inside the cell`,
          );
          broken += 1;
          if (broken > MOST_BROKEN) throw problem;
          end = endOfLine(text, start);
          rows.push({ cells: [text.slice(start, end)], line, start, problem });
          end += 1;
          isLeft = true;
        }
        line += text.slice(start, end).split('\n').length - 1;
        start = end;
        if (error !== undefined || rows.length >= most) parser.abort();
      },
    });
  };
  while (isLeft && start < text.length && rows.length < most) readFrom(start);
  return rows;
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
