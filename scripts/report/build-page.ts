import { basename } from 'node:path';
import { showLines } from '../data/cells.ts';
import type { BuildReport, Change } from '../data/report.ts';
import { countReasons, isRepair } from '../data/summarize-report.ts';
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
  changes: Iterable<Change>,
  isMeant: (change: Change) => boolean,
): ReportTable => ({
  title,
  lead,
  columns: [{ title: ['As written', 'As shown'], kind: 'change', width: 3 }, WHY, WHERE],
  rows: [...changes]
    .filter(isMeant)
    .map((change) => [[change.from, change.to], change.reason, whereOf(change)]),
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
  rows: [...unresolvedCities].map((entry) => [entry.city, entry.why, whereOf(entry)]),
});

const zipsTable = ({ suspiciousZips }: BuildReport): ReportTable => ({
  title: 'Suspicious ZIP codes',
  lead: 'Left as written. Look them up, and correct them in the file.',
  columns: [WHERE, { title: 'Why', width: 3 }],
  rows: [...suspiciousZips].map((entry) => [whereOf(entry), entry.why]),
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

const reasonsTable = ({ changes }: BuildReport): ReportTable => ({
  title: 'All changes by reason',
  columns: [
    { title: 'Column and reason', width: 5 },
    { title: 'Lines', kind: 'number', width: 1 },
  ],
  rows: countReasons(changes).map(([reason, lines]) => [reason, String(lines)]),
});

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
