import { closeSync, openSync, writeSync } from 'node:fs';
import type { DetailedHospital } from '#domain/hospital-details.ts';
import { csvLine } from './csv-rows.ts';
import { formatRejectedRow } from './input/mistakes.ts';
import type { BuildReport } from './report.ts';

/** Opens a file for writing in parts. */
export const openText = (path: string) => {
  const file = openSync(path, 'w');
  return {
    write: (text: string): void => {
      writeSync(file, text);
    },
    close: (): void => closeSync(file),
  };
};

const SECTIONS = [
  'notes',
  'rejected',
  'changes',
  'unresolvedCities',
  'suspiciousZips',
  'duplicates',
] as const;

const writeList = (write: (text: string) => void, entries: Iterable<unknown>): void => {
  let before = '[';
  for (const entry of entries) {
    write(`${before}\n  ${JSON.stringify(entry)}`);
    before = ',';
  }
  write(before === '[' ? '[]' : ']');
};

/** Writes the JSON report in chunks, one entry per line; the report of a million rows does not fit into one string. */
export const writeReport = (path: string, report: BuildReport): void => {
  const { write, close } = openText(path);
  const { input, rows, hospitals, details } = report;
  write(JSON.stringify({ input, rows, hospitals, details }).slice(0, -1));
  for (const name of SECTIONS) {
    write(`,\n${JSON.stringify(name)}: `);
    writeList(write, report[name]);
  }
  write('}\n');
  close();
};

/** Writes the hospitals of the index with their details as JSON, one per line. */
export const writeHospitals = (path: string, hospitals: readonly DetailedHospital[]): void => {
  const { write, close } = openText(path);
  writeList(write, hospitals);
  write('\n');
  close();
};

/** Writes the rejected rows as CSV: line, column, reason and the original cells. */
export const writeRejected = (path: string, { header, rejected }: BuildReport): void => {
  const { write, close } = openText(path);
  write(csvLine(['Line', 'Column', 'Reason', ...header]));
  for (const row of rejected)
    write(csvLine([String(row.line), String(row.column), formatRejectedRow(row), ...row.cells]));
  close();
};
