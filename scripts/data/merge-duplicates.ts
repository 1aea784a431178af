import { DETAILS, type DetailedHospital, type Hospital, type HospitalDetails } from '#domain/hospital.ts';
import { columnNetworks, commonNetworks } from '#domain/network.ts';
import { groupBy } from '../group-by.ts';
import type { DuplicateHospital } from './report.ts';

/** A hospital with the number of its line in the file. */
export interface NumberedHospital {
  readonly hospital: DetailedHospital;
  readonly line: number;
}

/** Returns the identity of a hospital (ruling 14). NUL, which no cell contains, precedes all characters, so keys sort by field. */
const keyOf = ({ name, city, state, zip }: Hospital): string => [name, city, state, zip].join('\0');

/** Keeps each detail for which all rows that have a value agree. */
const mergeDetails = (rows: readonly DetailedHospital[]): Pick<DetailedHospital, 'details'> => {
  const agreed = DETAILS.flatMap((name): [string, unknown][] => {
    const values = new Set(rows.flatMap(({ details }) => details?.[name] ?? []));
    const [value] = values;
    return values.size === 1 ? [[name, value]] : [];
  });
  return agreed.length > 0 ? { details: Object.fromEntries(agreed) as HospitalDetails } : {};
};

/**
 * Merges the rows of a hospital. Keeps the first name in code unit order, and the networks that all rows are in, so that the
 * directory never promises more than the file.
 */
const merge = (first: DetailedHospital, rows: readonly DetailedHospital[]): DetailedHospital => {
  const { details: _, ...hospital } = first;
  const [name = ''] = rows.map((row) => row.name).sort();
  return { ...hospital, name, ...commonNetworks(rows), ...mergeDetails(rows) };
};

/** Merges rows with equal names, ignoring case, cities, states and zips; sorts by these fields in code unit order. */
export const mergeDuplicates = (numbered: readonly NumberedHospital[]) => {
  const duplicates: DuplicateHospital[] = [];
  const groups = groupBy(numbered, ({ hospital }) =>
    keyOf({ ...hospital, name: hospital.name.toUpperCase() }),
  );
  const hospitals = [...groups.values()].flatMap((group) => {
    const rows = group.map(({ hospital }) => hospital);
    const [first] = rows;
    if (first === undefined || rows.length === 1) return rows;
    const merged = merge(first, rows);
    const { name, city, state, zip } = merged;
    const networks = columnNetworks(rows);
    duplicates.push({
      name,
      city,
      state,
      zip,
      lines: group.map(({ line }) => line),
      disagree: networks.some((network) => rows.some((row) => row[network] !== first[network])),
      kept: networks.filter((network) => merged[network]),
    });
    return [merged];
  });
  return { hospitals: hospitals.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)), duplicates };
};
