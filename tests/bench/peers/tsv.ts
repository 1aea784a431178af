import type { Hospital } from '../../../src/domain/hospital.ts';

const COLUMNS = ['name', 'city', 'state', 'zip', 'ultra', 'plus', 'core'] as const;

const cell = (value: string | boolean): string =>
  typeof value === 'boolean' ? String(Number(value)) : value;

/** The rows as lines of tab-separated text, networks as 1 and 0: what the index must be smaller than. */
export const toTsv = (rows: readonly Hospital[]): string =>
  [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => cell(row[column])))]
    .map((cells) => `${cells.join('\t')}\n`)
    .join('');
