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

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Returns the identity of a hospital (ruling 14), ignoring the case of names. */
const keyOf = ({ name, city, state, zip }: Hospital): string =>
  [name.toUpperCase(), city, state, zip].join('\n');

const compareHospitals = (a: Hospital, b: Hospital): number =>
  compareText(a.name, b.name) ||
  compareText(a.city, b.city) ||
  compareText(a.state, b.state) ||
  compareText(a.zip, b.zip);

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
  const hospitals = Array.from(groupBy(numbered, ({ hospital }) => keyOf(hospital)).values(), mergeRows);
  return { hospitals: hospitals.sort(compareHospitals), duplicates };
};
