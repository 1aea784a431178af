import Papa from 'papaparse';
import { type InputError, mistakeAt, positionAt } from './input-error.ts';

export interface CsvRow {
  readonly cells: readonly string[];
  /** Line of the row's first character, counted from 1: a quoted cell may hold line breaks. */
  readonly line: number;
  /** Offset of the row's first character. */
  readonly start: number;
}

const countLineBreaks = (text: string, from: number, to: number): number => {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

const isBlank = (cells: readonly string[]): boolean => cells.length === 1 && cells[0]?.trim() === '';

const quoteProblem = (error: Papa.ParseError, text: string, file: string): InputError =>
  mistakeAt(
    file,
    positionAt(text, Math.max(0, (error.index ?? 1) - 1)),
    'the quote that opens here is not closed before the next comma; close it, or double every " inside the cell',
  );

/** Calls `visit` with every row that is not blank, one at a time: rows are never held together. */
export const eachRow = (text: string, file: string, visit: (row: CsvRow) => void): void => {
  let [line, start] = [1, 0];
  Papa.parse<string[]>(text, {
    delimiter: ',',
    newline: '\n',
    step: ({ data: cells, errors, meta }) => {
      const [problem] = errors;
      if (problem) throw quoteProblem(problem, text, file);
      if (!isBlank(cells)) visit({ cells, line, start });
      line += countLineBreaks(text, start, meta.cursor);
      start = meta.cursor;
    },
  });
};
