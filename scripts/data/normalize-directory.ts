import { DETAILS, type DetailedHospital, type HospitalDetails } from '#domain/hospital-details.ts';
import { FLAG_NETWORKS, type Network } from '#domain/network.ts';
import { stateFileName } from '#domain/state.ts';
import { collapseSpaces, normalizeCountry, normalizeZip, showLines } from './cells.ts';
import { type CityIndex, createCityIndex } from './cities/city-index.ts';
import type { CityCorrector } from './cities/correct-city.ts';
import type { Gazetteer } from './cities/gazetteer.ts';
import { zipProblem } from './cities/zip-evidence.ts';
import { csvLine } from './csv-rows.ts';
import { assertFewRejected } from './input/mistakes.ts';
import { readDetails } from './input/read-details.ts';
import type { NumberedHospital } from './merge-duplicates.ts';
import {
  type DirectoryReading,
  type DirectoryRow,
  type DirectorySource,
  readDirectory,
} from './read-directory.ts';
import type { ReportDraft } from './report.ts';

const NORMALIZED_HEADER = ['Provider Name', 'City', 'State', 'Zipcode', 'Country', 'Ultra', 'Plus', 'Core'];
/** Columns that the clean file has only if the input has them. */
const DETAIL_HEADER: Readonly<Record<keyof HospitalDetails, string>> = {
  address: 'Address',
  telephone: 'Telephone',
  website: 'Website',
  type: 'Hospital Type',
  emergency: 'Emergency Services',
};

export interface Normalizing {
  readonly source: DirectorySource;
  readonly gazetteer: Gazetteer;
  readonly correctCity: CityCorrector;
  readonly report: ReportDraft;
  /** Called with each line of the clean CSV. */
  readonly writeLine?: ((line: string) => void) | undefined;
}

const spellingReason = (from: string, to: string): string =>
  collapseSpaces(from).toUpperCase() === to.toUpperCase() ? 'readable case' : 'one spelling per place';

/** Normalizes one row, and reports each change and doubt. */
const normalizeRow = (row: DirectoryRow, cities: CityIndex, { gazetteer, report }: Normalizing) => {
  const { line, state, name } = row;
  const [writtenZip, writtenCity, writtenCountry] = [row.cell('zip'), row.cell('city'), row.cell('country')];
  const { zip, reason: zipReason } = normalizeZip(writtenZip);
  const note = (column: string, from: string, to: string, reason: string): void => {
    if (from !== to) report.changes.add(line, { column, from, to, state, zip, reason });
  };
  if (zipReason !== undefined) note('Zipcode', writtenZip, zip, zipReason);
  const zipDoubt = zipProblem(zip, state, gazetteer);
  if (zipDoubt !== undefined) report.suspiciousZips.add(line, { zip, state, why: zipDoubt });

  const { name: city, why, unresolved } = cities.resolve(writtenCity, state, zip);
  note('City', writtenCity, city, why || spellingReason(writtenCity, city));
  if (unresolved !== '')
    report.unresolvedCities.add(line, { city: writtenCity, state, zip, why: unresolved });

  note('Provider Name', row.cell('name'), name, 'spaces collapsed');
  note('State', row.cell('state'), stateFileName(state), 'one spelling per state');
  const country = normalizeCountry(writtenCountry);
  if (writtenCountry !== '') note('Country', writtenCountry, country, 'one spelling per country');

  const { details, doubts } = readDetails(row);
  for (const { column, from } of doubts) note(column, from, '', 'left out: it says nothing certain');
  for (const detail of DETAILS) if (details?.[detail] !== undefined) report.details[detail] += 1;

  const hospital: DetailedHospital = { name, city, state, zip, ...row.flags, ...(details && { details }) };
  return { hospital, country };
};

const noteOpen = (lines: number, outside: number): string =>
  `Column Open is used: ${outside.toLocaleString('en')} of ${lines.toLocaleString('en')} rows say that the hospital is not in the Open network.`;

const showDetail = (value: string | boolean | undefined): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value ?? '';
};

const normalLine = (
  hospital: DetailedHospital,
  country: string,
  networks: readonly Network[],
  details: readonly (keyof HospitalDetails)[],
): string =>
  csvLine([
    hospital.name,
    hospital.city,
    stateFileName(hospital.state),
    hospital.zip,
    country,
    ...networks.map((network) => (hospital[network] ? '1' : '0')),
    ...details.map((name) => showDetail(hospital.details?.[name])),
  ]);

/** First of two passes: collects cities and rejected rows. Throws UserError if too many rows are rejected. */
const readFirst = ({ source, correctCity, report }: Normalizing) => {
  const index = createCityIndex(correctCity);
  let [rows, hasAddress] = [0, false];
  const reading = readDirectory(
    source,
    (row) => {
      rows += 1;
      hasAddress ||= row.cell('address') !== '';
      index.add(row.cell('city'), row.state, normalizeZip(row.cell('zip')).zip);
    },
    (row) => report.rejected.push(row),
  );
  assertFewRejected(source.file, rows, report.rejected);
  return { index, hasAddress, ...reading };
};

const noteLeftOut = ({ leftOut }: DirectoryReading): string[] =>
  [...leftOut].map(({ reason, lines }) => `Left out as ${reason}: ${showLines(lines)}.`);

/** Parses the file twice: first to collect the cities, then to normalize the rows. Keeps only the hospitals in memory. */
export const normalizeDirectory = (work: Normalizing): readonly NumberedHospital[] => {
  const { source, report, writeLine } = work;
  const first = readFirst(work);
  const { columns, notes, header } = first.layout;
  // A merged place may begin with a street, which is then the address.
  const details = DETAILS.filter(
    (name) => columns[name] !== undefined || (name === 'address' && first.hasAddress),
  );
  const numbered: NumberedHospital[] = [];
  const open = columns.open === undefined ? [] : (['open'] as const);
  writeLine?.(
    csvLine([...NORMALIZED_HEADER, ...open.map(() => 'Open'), ...details.map((name) => DETAIL_HEADER[name])]),
  );
  const read = (row: DirectoryRow): void => {
    const { hospital, country } = normalizeRow(row, first.index, work);
    numbered.push({ hospital, line: row.line });
    writeLine?.(normalLine(hospital, country, [...FLAG_NETWORKS, ...open], details));
  };
  readDirectory(source, read, () => undefined, first.layout);
  report.notes.push(...(source.notes ?? []), ...notes, ...noteLeftOut(first));
  const outside = numbered.filter(({ hospital }) => hospital.open === false).length;
  if (columns.open !== undefined) report.notes.push(noteOpen(numbered.length, outside));
  report.header.push(...header.cells);
  report.rows = numbered.length;
  return numbered;
};
