import type { Results } from './use-hospital-search.ts';

/** Columns of the table; where a place is applied, one more holds the distances. */
export const COLUMNS = 6;
export const columnsOf = ({ distances }: Results): number => COLUMNS + (distances === undefined ? 0 : 1);

/** Kilometres, or that nobody knows where the hospital is. */
export type RowDistance = number | 'unknown';

/** Of the row at this position; undefined where no place is applied. */
export const distanceOf = ({ distances }: Results, index: number): RowDistance | undefined =>
  distances && (distances[index] ?? 'unknown');
