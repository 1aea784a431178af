import { stateFileName } from '#domain/geography/state.ts';
import { DETAILS, type DetailedHospital, type HospitalDetails } from '#domain/hospital.ts';
import { FLAG_NETWORKS, type Network } from '#domain/network.ts';
import { collapseSpaces, normalizeCountry, normalizeZip, showLines } from './cells.ts';
import type { CityCorrector } from './cities/correct-city.ts';
import type { Gazetteer } from './cities/gazetteer.ts';
import { resolveCities, type WrittenCity } from './cities/resolve-cities.ts';
import { zipProblem } from './cities/zip-evidence.ts';
import { csvLine } from './csv-rows.ts';
import type { DirectorySource } from './input/find-layout.ts';
import { assertFewRejected } from './input/mistakes.ts';
import { readDetails } from './input/read-details.ts';
import { mergeDuplicates } from './merge-duplicates.ts';
import { type DirectoryRow, readDirectory } from './read-directory.ts';
import { type BuildReport, type Change, type SuspiciousZip, Tally, type UnresolvedCity } from './report.ts';

const NORMALIZED_HEADER = ['Provider Name', 'City', 'State', 'Zipcode', 'Country', 'Ultra', 'Plus', 'Core'];
/** Columns that the clean file has only if the input has them. */
const DETAIL_HEADER: Readonly<Record<keyof HospitalDetails, string>> = {
  address: 'Address',
  telephone: 'Telephone',
  website: 'Website',
  type: 'Hospital Type',
  emergency: 'Emergency Services',
};

const spellingReason = (from: string, to: string): string =>
  collapseSpaces(from).toUpperCase() === to.toUpperCase() ? 'readable case' : 'one spelling per place';

const countDetails = (hospitals: readonly DetailedHospital[]): BuildReport['details'] =>
  Object.fromEntries(
    DETAILS.map((name) => [name, hospitals.filter(({ details }) => details?.[name] !== undefined).length]),
  ) as BuildReport['details'];

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

const cityOf = (row: DirectoryRow): WrittenCity => ({
  written: row.cell('city'),
  state: row.state,
  zip: normalizeZip(row.cell('zip')).zip,
});

/**
 * Normalizes a file: `hospitals` without duplicates, `lines` of the clean CSV with every row, and a report of each change and
 * doubt. Throws FileError, and UserError if too many rows cannot be read.
 */
export const normalizeDirectory = (
  source: DirectorySource,
  gazetteer: Gazetteer,
  correctCity: CityCorrector,
) => {
  const { layout, rows, rejected, leftOut } = readDirectory(source);
  assertFewRejected(source.file, rows.length, rejected);
  const resolveCity = resolveCities(rows.map(cityOf), correctCity);
  const changes = new Tally<Change>();
  const unresolvedCities = new Tally<UnresolvedCity>();
  const suspiciousZips = new Tally<SuspiciousZip>();

  const normalizeRow = (row: DirectoryRow) => {
    const { line, state, name, cell } = row;
    const { zip, reason: zipReason } = normalizeZip(cell('zip'));
    const note = (column: string, from: string, to: string, reason: string): void => {
      if (from !== to) changes.add(line, { column, from, to, state, zip, reason });
    };
    if (zipReason !== undefined) note('Zipcode', cell('zip'), zip, zipReason);
    const zipDoubt = zipProblem(zip, state, gazetteer);
    if (zipDoubt !== undefined) suspiciousZips.add(line, { zip, state, why: zipDoubt });

    const { name: city, why, unresolved } = resolveCity(cityOf(row));
    note('City', cell('city'), city, why || spellingReason(cell('city'), city));
    if (unresolved !== '') unresolvedCities.add(line, { city: cell('city'), state, zip, why: unresolved });

    note('Provider Name', cell('name'), name, 'spaces collapsed');
    note('State', cell('state'), stateFileName(state), 'one spelling per state');
    const country = normalizeCountry(cell('country'));
    if (cell('country') !== '') note('Country', cell('country'), country, 'one spelling per country');

    const { details, doubts } = readDetails(row);
    for (const { column, from } of doubts) note(column, from, '', 'left out: it says nothing certain');

    const hospital: DetailedHospital = { name, city, state, zip, ...row.flags, ...(details && { details }) };
    return { hospital, line, country };
  };

  const normalized = rows.map(normalizeRow);
  const { columns, header } = layout;
  const open = columns.has('open') ? (['open'] as const) : [];
  // A merged place may begin with a street, which is then the address.
  const details = DETAILS.filter(
    (name) => columns.has(name) || (name === 'address' && rows.some((row) => row.cell(name) !== '')),
  );
  const outside = normalized.filter(({ hospital }) => hospital.open === false).length;
  const { hospitals, duplicates } = mergeDuplicates(normalized);
  const report: BuildReport = {
    input: source.file,
    rows: rows.length,
    hospitals: hospitals.length,
    details: countDetails(normalized.map(({ hospital }) => hospital)),
    notes: [
      ...(source.notes ?? []),
      ...layout.notes,
      ...[...leftOut].map(({ reason, lines }) => `Left out as ${reason}: ${showLines(lines)}.`),
      ...open.map(() => noteOpen(rows.length, outside)),
    ],
    header: header.cells,
    rejected,
    changes: [...changes],
    unresolvedCities: [...unresolvedCities],
    suspiciousZips: [...suspiciousZips],
    duplicates,
  };
  const lines = [
    csvLine([...NORMALIZED_HEADER, ...open.map(() => 'Open'), ...details.map((name) => DETAIL_HEADER[name])]),
    ...normalized.map(({ hospital, country }) =>
      normalLine(hospital, country, [...FLAG_NETWORKS, ...open], details),
    ),
  ];
  return { hospitals, report, lines };
};
