import type { Hospital } from '#domain/hospital.ts';
import { stateFileName } from '#domain/state.ts';
import type { HospitalPage } from '#workers/contract.ts';

const COLUMNS = ['name', 'city', 'state', 'zip', 'ultra', 'plus', 'core'] as const;

/** A row as the provider file has it: the state in full, in upper case. */
const fileRow = ({ name, city, state, zip, ultra, plus, core }: Hospital): Hospital => ({
  name,
  city,
  state: stateFileName(state),
  zip,
  ultra,
  plus,
  core,
});

/** One line of JSON: {"total": …, "rows": […]}. */
export const toJson = ({ total, rows }: HospitalPage): string =>
  JSON.stringify({ total, rows: rows.map(fileRow) });

const cell = (value: string | boolean): string => (typeof value === 'string' ? value : value ? 'yes' : 'no');

/** A table for people, columns as wide as their widest cell, and the count below. */
export const toTable = ({ total, rows }: HospitalPage): string => {
  const lines = [
    COLUMNS.map((column) => column.toUpperCase()),
    ...rows.map(fileRow).map((row) => COLUMNS.map((column) => cell(row[column]))),
  ];
  const widths = COLUMNS.map((_, at) =>
    lines.reduce((widest, line) => Math.max(widest, line[at]?.length ?? 0), 0),
  );
  const text = lines.map((line) =>
    line
      .map((value, at) => value.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...text, '', `${rows.length} of ${total} hospitals`].join('\n');
};
