import type { DetailedHospital, HospitalDetails } from '#domain/hospital.ts';
import type { Network } from '#domain/network.ts';
import { UserError } from '../errors.ts';
import { shorten } from './cells.ts';
import { csvLine } from './csv-rows.ts';
import { formatRejectedRow, type RejectedRow } from './input/mistakes.ts';

/** Groups equal entries and collects their line numbers; iterates in the order of the first occurrence. */
export class Tally<Entry extends { readonly lines: readonly number[] }> {
  readonly #entries = new Map<string, Omit<Entry, 'lines'> & { readonly lines: number[] }>();

  add(line: number, entry: Omit<Entry, 'lines'>): void {
    const key = JSON.stringify(entry);
    const known = this.#entries.get(key);
    if (known === undefined) this.#entries.set(key, { ...entry, lines: [line] });
    else known.lines.push(line);
  }

  [Symbol.iterator](): Iterator<Entry> {
    return this.#entries.values() as Iterator<unknown> as Iterator<Entry>;
  }
}

interface InZip {
  readonly state: string;
  readonly zip: string;
  /** Line numbers in the input. */
  readonly lines: readonly number[];
}

export interface Change extends InZip {
  readonly column: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

export interface UnresolvedCity extends InZip {
  readonly city: string;
  readonly why: string;
}

export interface SuspiciousZip extends InZip {
  readonly why: string;
}

/** Hospital with several rows; the first line is the row that was kept. */
export interface DuplicateHospital extends InZip {
  readonly name: string;
  readonly city: string;
  readonly disagree: boolean;
  /** Networks that all the rows are in. */
  readonly kept: readonly Network[];
}

export interface BuildReport {
  readonly input: string;
  /** Number of rows read, without rejected rows. */
  readonly rows: number;
  readonly hospitals: number;
  /** Number of rows with a valid value, by detail. */
  readonly details: Readonly<Record<keyof HospitalDetails, number>>;
  readonly notes: readonly string[];
  /** Cells of the file's header; used as the header for the cells of `rejected`. */
  readonly header: readonly string[];
  readonly rejected: readonly RejectedRow[];
  readonly changes: readonly Change[];
  readonly unresolvedCities: readonly UnresolvedCity[];
  readonly suspiciousZips: readonly SuspiciousZip[];
  readonly duplicates: readonly DuplicateHospital[];
}

const eachLine = (file: string, lines: readonly number[], problem: string): string[] =>
  lines.map((line) => `${file}:${line}:1: ${problem}`);

const listDoubts = ({ input, ...report }: BuildReport): string[] => [
  ...report.rejected.map((row) => `${input}:${row.line}:${row.column}: ${formatRejectedRow(row)}`),
  ...report.unresolvedCities.flatMap(({ city, state, why, lines }) =>
    eachLine(
      input,
      lines,
      `city "${shorten(city)}", ${state}: ${why}; correct it, or add a row to data/city-corrections.csv`,
    ),
  ),
  ...report.suspiciousZips.flatMap(({ zip, why, lines }) =>
    eachLine(input, lines, `zip "${shorten(zip)}": ${why}; look it up and correct it`),
  ),
  ...report.duplicates
    .filter(({ disagree }) => disagree)
    .flatMap(({ name, lines }) =>
      eachLine(
        input,
        lines.slice(1),
        `"${shorten(name)}" repeats line ${lines[0]} with other networks; keep one of the rows`,
      ),
    ),
];

/** Implements `--strict`. Throws UserError with every entry that needs a decision by a person. */
export const assertNoIssues = (report: BuildReport): void => {
  const doubts = listDoubts(report);
  if (doubts.length > 0) throw new UserError(doubts.join('\n'));
};

/** Formats a JSON array with one entry per line. */
const jsonList = (entries: readonly unknown[]): string =>
  entries.length === 0 ? '[]' : `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}]`;

/** Formats the report as JSON with one entry per line. */
export const reportJson = (report: BuildReport): string => {
  const { input, rows, hospitals, details, header: _, ...lists } = report;
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
