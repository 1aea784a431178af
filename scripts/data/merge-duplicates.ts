import type { Hospital } from '#domain/hospital.ts';
import { DETAILS, type DetailedHospital, type HospitalDetails } from '#domain/hospital-details.ts';
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

/** Keeps the first name in code unit order, and the networks that both rows are in. */
const merge = (a: Hospital, b: Hospital): Hospital => ({
  ...a,
  name: a.name < b.name ? a.name : b.name,
  ...commonNetworks([a, b]),
});

const withoutDetails = ({ details: _, ...hospital }: DetailedHospital): Hospital => hospital;

/**
 * Merges the rows of each hospital and sorts by name, city, state and zip in code unit order. Drops networks on which the
 * rows disagree, so that the directory never promises more than the file.
 */
export const mergeDuplicates = (numbered: readonly NumberedHospital[]) => {
  const duplicates: DuplicateHospital[] = [];
  const mergeRows = (group: readonly NumberedHospital[]): DetailedHospital => {
    const rows = group.map(({ hospital }) => hospital);
    const [first, second] = rows;
    if (first !== undefined && second === undefined) return first;
    const merged = { ...rows.map(withoutDetails).reduce(merge), ...mergeDetails(rows) };
    const { name, city, state, zip } = merged;
    duplicates.push({
      name,
      city,
      state,
      zip,
      lines: group.map(({ line }) => line),
      disagree: columnNetworks(rows).some((network) => new Set(rows.map((row) => row[network])).size > 1),
      kept: columnNetworks(rows).filter((network) => merged[network]),
    });
    return merged;
  };
  // Ignores the case of names.
  const groups = groupBy(numbered, ({ hospital }) =>
    keyOf({ ...hospital, name: hospital.name.toUpperCase() }),
  );
  const hospitals = Array.from(groups.values(), mergeRows);
  return { hospitals: hospitals.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)), duplicates };
};
