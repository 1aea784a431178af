import { DETAILS, type DetailedHospital, type HospitalDetails } from '#domain/hospital-details.ts';
import { memoizeByKey } from '#domain/memoize.ts';
import { FLAG_NETWORKS, type Network } from '#domain/network.ts';
import { stateFileName } from '#domain/state.ts';
import { collapseSpaces, normalizeCountry, normalizeZip } from './cells.ts';
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
import { showLines } from './summarize-report.ts';

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
  from.toUpperCase() === to.toUpperCase() ? 'readable case' : 'one spelling per place';

const reportCity = (row: DirectoryRow, cities: CityIndex, zip: string, report: ReportDraft): string => {
  const { line, state } = row;
  const written = row.cell('city');
  const { name, why, unresolved } = cities.resolve(written, state, zip);
  const city = collapseSpaces(written);
  const reason = why || spellingReason(city, name);
  if (written !== name)
    report.changes.add(line, { column: 'City', from: written, to: name, state, zip, reason });
  if (unresolved) report.unresolvedCities.add(line, { city: written, state, zip, why: unresolved });
  return name;
};

const reportZip = (row: DirectoryRow, { gazetteer, report }: Normalizing): string => {
  const { line, state } = row;
  const written = row.cell('zip');
  const { zip, reason } = normalizeZip(written);
  if (reason) report.changes.add(line, { column: 'Zipcode', from: written, to: zip, state, zip, reason });
  const why = zipProblem(zip, state, gazetteer);
  if (why) report.suspiciousZips.add(line, { zip, state, why });
  return zip;
};

const reportPlain = (row: DirectoryRow, zip: string, report: ReportDraft, country: string): void => {
  const { line, state, name } = row;
  const note = (column: string, from: string, to: string, reason: string): void => {
    if (from !== to) report.changes.add(line, { column, from, to, state, zip, reason });
  };
  note('Provider Name', row.cell('name'), name, 'spaces collapsed');
  note('State', row.cell('state'), stateFileName(state), 'one spelling per state');
  if (row.cell('country') !== '') note('Country', row.cell('country'), country, 'one spelling per country');
};

const reportDetails = (row: DirectoryRow, zip: string, report: ReportDraft): HospitalDetails | undefined => {
  const { line, state } = row;
  const { details, doubts } = readDetails(row);
  const reason = 'left out: it says nothing certain';
  for (const doubt of doubts) report.changes.add(line, { ...doubt, to: '', state, zip, reason });
  for (const name of DETAILS) if (details?.[name] !== undefined) report.details[name] += 1;
  return details;
};

const createNormalizer = (cities: CityIndex, work: Normalizing) => {
  // Interns strings, because a million rows share some ten thousand zips.
  const intern = memoizeByKey((text) => text);
  return (row: DirectoryRow): { readonly hospital: DetailedHospital; readonly country: string } => {
    const zip = intern(reportZip(row, work));
    const city = reportCity(row, cities, zip, work.report);
    const country = normalizeCountry(row.cell('country'));
    reportPlain(row, zip, work.report, country);
    const details = reportDetails(row, zip, work.report);
    const hospital = { name: row.name, city, state: row.state, zip, ...row.flags };
    return { hospital: details === undefined ? hospital : { ...hospital, details }, country };
  };
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
  [...leftOut].map(([reason, lines]) => `Left out as ${reason}: ${showLines(lines)}.`);

/** Parses the file twice: first to collect the cities, then to normalize the rows. Keeps only the hospitals in memory. */
export const normalizeDirectory = (work: Normalizing): readonly NumberedHospital[] => {
  const { source, report, writeLine } = work;
  const first = readFirst(work);
  const { columns, notes, header } = first.layout;
  const normalizeRow = createNormalizer(first.index, work);
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
    const { hospital, country } = normalizeRow(row);
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
