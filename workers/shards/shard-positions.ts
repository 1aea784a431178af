import { IndexError } from '../hospitals/index-error.ts';
import { readAllVarints } from './byte-lists.ts';

/** Where the rows of a part stand among all rows that they are compared with. */
export interface Positions {
  at(row: number): number;
  /** Position of the first row with the same name. */
  first(row: number): number;
}

/** A step per row from the position before, less 1; then, per row, how far back the first of its name is. Throws IndexError. */
export const readPositions = (bytes: Uint8Array, rows: number): Positions => {
  const numbers = readAllVarints(bytes);
  if (numbers.length !== 2 * rows) throw new IndexError('section', 'not every row has a position');
  const positions = numbers.slice(0, rows);
  let last = -1;
  positions.forEach((step, row) => {
    last += 1 + step;
    positions[row] = last;
  });
  return {
    at: (row) => positions[row] ?? 0,
    first: (row) => (positions[row] ?? 0) - (numbers[rows + row] ?? 0),
  };
};
