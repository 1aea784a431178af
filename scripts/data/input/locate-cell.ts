import { type Position, positionAt } from './input-error.ts';
import type { CsvRow } from './read-csv.ts';

/** Offset just behind the cell that starts at `from`. */
const endOfCell = (text: string, from: number): number => {
  let quoted = false;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === ',' || character === '\n')) return at;
  }
  return text.length;
};

/**
 * Where a cell of a row starts; behind the last cell, where the row ends.
 * Found by reading the row again: only done when there is something to complain about.
 */
export const locateCell = (text: string, row: CsvRow, index: number): Position => {
  let at = row.start;
  for (let cell = 0; cell < index; cell += 1) {
    const end = endOfCell(text, at);
    at = text[end] === ',' ? end + 1 : end;
  }
  const { line, column } = positionAt(text.slice(row.start, at), at - row.start);
  return { line: row.line + line - 1, column };
};
