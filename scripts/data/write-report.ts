import type { DetailedHospital } from '#domain/hospital.ts';
import { csvLine } from './csv-rows.ts';
import { formatRejectedRow } from './input/mistakes.ts';
import type { BuildReport } from './report.ts';

/** Formats a JSON array with one entry per line. */
const jsonList = (entries: readonly unknown[]): string =>
  entries.length === 0 ? '[]' : `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}]`;

/** Formats the report as JSON with one entry per line. */
export const reportJson = (report: BuildReport): string => {
  const { input, rows, hospitals, details, notes, rejected, changes, duplicates } = report;
  const { unresolvedCities, suspiciousZips } = report;
  const lists = { notes, rejected, changes, unresolvedCities, suspiciousZips, duplicates };
  const sections = Object.entries(lists).map(([name, entries]) => `,\n"${name}": ${jsonList(entries)}`);
  return `${JSON.stringify({ input, rows, hospitals, details }).slice(0, -1)}${sections.join('')}}\n`;
};

/** Formats the hospitals of the index with their details as JSON, one per line. */
export const hospitalsJson = (hospitals: readonly DetailedHospital[]): string => `${jsonList(hospitals)}\n`;

/** Formats the rejected rows as CSV: line, column, reason and the original cells. */
export const rejectedCsv = ({ header, rejected }: BuildReport): string =>
  [
    csvLine(['Line', 'Column', 'Reason', ...header]),
    ...rejected.map((row) =>
      csvLine([String(row.line), String(row.column), formatRejectedRow(row), ...row.cells]),
    ),
  ].join('');
