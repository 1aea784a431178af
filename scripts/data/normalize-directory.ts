import type { Hospital } from '#domain/hospital.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import { once } from '#domain/once.ts';
import { stateFileName } from '#domain/state.ts';
import { collapseSpaces, normalizeCountry, normalizeZip, readFlag } from './cells.ts';
import { type CityIndex, createCityIndex } from './cities/city-index.ts';
import type { CityCorrector } from './cities/correct-city.ts';
import type { Gazetteer } from './cities/gazetteer.ts';
import { suspectZip } from './cities/zip-evidence.ts';
import { csvLine } from './csv-rows.ts';
import type { NumberedHospitals } from './merge-duplicates.ts';
import { type DirectoryRow, type DirectorySource, readDirectory } from './read-directory.ts';
import type { ReportDraft } from './report.ts';

const NORMALIZED_HEADER = ['Provider Name', 'City', 'State', 'Zipcode', 'Country', 'Ultra', 'Plus', 'Core'];

export interface Normalizing {
  readonly source: DirectorySource;
  readonly gazetteer: Gazetteer;
  readonly correctCity: CityCorrector;
  readonly report: ReportDraft;
  /** Receives the clean CSV line by line. */
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
  const why = suspectZip(zip, state, gazetteer);
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

const createNormalizer = (cities: CityIndex, work: Normalizing) => {
  // Interns strings: a million rows have some ten thousand zips.
  const intern = once((text) => text);
  return (row: DirectoryRow) => {
    const zip = intern(reportZip(row, work));
    const city = reportCity(row, cities, zip, work.report);
    const country = normalizeCountry(row.cell('country'));
    reportPlain(row, zip, work.report, country);
    return { hospital: { name: row.name, city, state: row.state, zip, ...row.flags }, country };
  };
};

const normalLine = (hospital: Hospital, country: string): string =>
  csvLine([
    hospital.name,
    hospital.city,
    stateFileName(hospital.state),
    hospital.zip,
    country,
    ...FLAG_NETWORKS.map((network) => (hospital[network] ? '1' : '0')),
  ]);

const indexCities = ({ source, correctCity }: Normalizing): CityIndex => {
  const index = createCityIndex(correctCity);
  readDirectory(source, (row) => index.add(row.cell('city'), row.state, normalizeZip(row.cell('zip')).zip));
  return index;
};

const noteOpen = (rowsOutside: number): string[] =>
  rowsOutside === 0
    ? []
    : [
        `Column Open is not used yet: ${rowsOutside === 1 ? '1 row says' : `${rowsOutside} rows say`} that the hospital is ` +
          'not in the Open network, and the finder counts every hospital as in it (ruling 9).',
      ];

/** Reads the file twice: for the cities, then for the rows. Keeps only the hospitals in memory. */
export const normalizeDirectory = (work: Normalizing): NumberedHospitals => {
  const normalizeRow = createNormalizer(indexCities(work), work);
  const hospitals: Hospital[] = [];
  const lines: number[] = [];
  let rowsOutside = 0;
  work.writeLine?.(csvLine(NORMALIZED_HEADER));
  const columns = readDirectory(work.source, (row) => {
    const { hospital, country } = normalizeRow(row);
    hospitals.push(hospital);
    lines.push(row.line);
    rowsOutside += Number(readFlag(row.cell('open')) !== true);
    work.writeLine?.(normalLine(hospital, country));
  });
  if (columns.open !== undefined) work.report.notes.push(...noteOpen(rowsOutside));
  work.report.rows = hospitals.length;
  return { hospitals, lines };
};
