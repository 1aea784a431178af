import { basename } from 'node:path';
import { DETAILS } from '#domain/hospital.ts';
import { showLines } from '../data/cells.ts';
import { groupMistakes } from '../data/input/mistakes.ts';
import type { BuildReport, Change } from '../data/report.ts';
import { printReport } from './print-report.ts';
import type { ReportPage } from './report-page.tsx';
import type { ReportTable } from './report-table.tsx';

const placeOf = ({ state, zip }: { state: string; zip: string }): string => `${state} ${zip}`.trim();

const whereOf = (entry: {
  readonly state: string;
  readonly zip: string;
  readonly lines: readonly number[];
}): readonly [string, string] => [placeOf(entry), showLines(entry.lines)];

const WHERE = { title: ['State, ZIP code', 'Lines'], width: 2 } as const;
const WHY = { title: 'Why', width: 2 } as const;

const changesTable = (
  title: string,
  lead: string,
  changes: readonly Change[],
  isMeant: (change: Change) => boolean,
): ReportTable => ({
  title,
  lead,
  columns: [{ title: ['As written', 'As shown'], kind: 'change', width: 3 }, WHY, WHERE],
  rows: changes.filter(isMeant).map((change) => [[change.from, change.to], change.reason, whereOf(change)]),
});

const rejectedTable = ({ rejected }: BuildReport): ReportTable => ({
  title: 'Rows set aside',
  lead: 'They cannot be read and are not in the directory. Correct them in the file; --rejected FILE writes them all.',
  columns: [
    { title: ['Column', 'Cell'], width: 3 },
    { title: 'Problem', width: 4 },
    { title: 'Line', kind: 'number', width: 1 },
  ],
  rows: rejected.map(({ title, value, problem, line }) => [[title, value], problem, String(line)]),
});

const citiesTable = ({ unresolvedCities }: BuildReport): ReportTable => ({
  title: 'Cities not found',
  lead: 'Left as written. Check the spelling and the ZIP code; if both are right, a row in data/city-corrections.csv settles it.',
  columns: [{ title: 'City', width: 3 }, WHY, WHERE],
  rows: unresolvedCities.map((entry) => [entry.city, entry.why, whereOf(entry)]),
});

const zipsTable = ({ suspiciousZips }: BuildReport): ReportTable => ({
  title: 'Suspicious ZIP codes',
  lead: 'Left as written. Look them up, and correct them in the file.',
  columns: [WHERE, { title: 'Why', width: 3 }],
  rows: suspiciousZips.map((entry) => [whereOf(entry), entry.why]),
});

const duplicatesTable = ({ duplicates }: BuildReport): ReportTable => ({
  title: 'Merged duplicates',
  lead: 'The same name, city, state and ZIP code more than once. Where the rows disagree, only the networks that all of them have are kept.',
  columns: [
    { title: ['Hospital', 'Place'], width: 4 },
    { title: 'Lines', width: 2 },
    { title: 'Networks', width: 2 },
  ],
  rows: duplicates
    .toSorted((a, b) => Number(b.disagree) - Number(a.disagree))
    .map((entry) => [
      [entry.name, `${entry.city}, ${placeOf(entry)}`],
      showLines(entry.lines),
      entry.disagree ? `the rows differ; kept: ${entry.kept.join(', ') || 'none'}` : 'the rows agree',
    ]),
});

/** Counts the lines per column and reason, in descending order. */
const countReasons = (changes: readonly Change[]): [reason: string, lines: number][] => {
  const counts = new Map<string, number>();
  for (const { column, reason, lines } of changes) {
    const key = `${column}: ${reason}`;
    counts.set(key, (counts.get(key) ?? 0) + lines.length);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
};

const reasonsTable = ({ changes }: BuildReport): ReportTable => ({
  title: 'All changes by reason',
  columns: [
    { title: 'Column and reason', width: 5 },
    { title: 'Lines', kind: 'number', width: 1 },
  ],
  rows: countReasons(changes).map(([reason, lines]) => [reason, String(lines)]),
});

const SPELLING = new Set(['readable case', 'one spelling per place']);
/** Whether a change corrects a city to another place, not only to another spelling. */
const isRepair = ({ column, reason }: Change): boolean => column === 'City' && !SPELLING.has(reason);

const isListed = ({ column }: Change): boolean => column === 'Zipcode' || column === 'Provider Name';

/** Creates the report page of what a build changed and could not decide, for people who know the hospitals. */
export const buildPage = (report: BuildReport): ReportPage => {
  const { input, rows, hospitals, notes, changes } = report;
  const figures = [
    rejectedTable(report),
    changesTable(
      'Corrected cities',
      'The build reads these as another place, for the reason given.',
      changes,
      isRepair,
    ),
    citiesTable(report),
    zipsTable(report),
    duplicatesTable(report),
  ];
  return {
    title: 'What the build changed',
    lead: [
      `${basename(input)}: ${rows.toLocaleString('en')} rows became ${hospitals.toLocaleString('en')} hospitals`,
    ],
    notes,
    figures,
    tables: [
      ...figures,
      changesTable(
        'Corrected ZIP codes and names',
        'Zeros that a spreadsheet dropped, ZIP+4 and spaces.',
        changes,
        isListed,
      ),
      reasonsTable(report),
    ],
  };
};

/**
 * Formats the report for the terminal: rows that cannot be read in one line per kind of mistake, with its position, and the
 * tables of the page without the many changed ZIP codes and names. `peakMemory` is in units of 1024 bytes.
 */
export const printBuild = (report: BuildReport, peakMemory: number): string => {
  const page = buildPage(report);
  const megabytes = Math.ceil((peakMemory * 1024) / 1e6).toLocaleString('en');
  const details = DETAILS.filter((name) => report.details[name] > 0).map(
    (name) => `Detail ${name}: ${report.details[name]} of ${report.rows} rows`,
  );
  return printReport({
    ...page,
    lead: [`${page.lead}, at most ${megabytes} MB of memory`],
    notes: [...report.notes, ...details, ...groupMistakes(report.input, report.rejected)],
    tables: [...page.figures.slice(1), reasonsTable(report)],
  });
};
