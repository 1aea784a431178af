import type { Hospital } from '#domain/hospital.ts';
import { DETAILS, type DetailedHospital, type HospitalDetails } from '#domain/hospital-details.ts';
import { columnNetworks, commonNetworks } from '#domain/network.ts';
import type { DuplicateHospital } from './report.ts';

/** Hospitals in file order, with their line numbers. */
export interface NumberedHospitals {
  readonly hospitals: readonly DetailedHospital[];
  readonly lines: readonly number[];
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

/** Maps the index of the first of equal rows to the indexes of the others. */
const findRepeats = (hospitals: readonly Hospital[]): Map<number, number[]> => {
  const firsts = new Map<string, number>();
  const repeats = new Map<number, number[]>();
  hospitals.forEach((hospital, index) => {
    const key = keyOf(hospital);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, index);
    else repeats.set(first, [...(repeats.get(first) ?? []), index]);
  });
  return repeats;
};

/**
 * Merges the rows of each hospital and sorts by name, city, state and zip in code unit order. Drops networks on which the
 * rows disagree, so that the directory never promises more than the file.
 */
export const mergeDuplicates = ({ hospitals, lines }: NumberedHospitals) => {
  const repeats = findRepeats(hospitals);
  const dropped = new Set([...repeats.values()].flat());
  const duplicates: DuplicateHospital[] = [];
  const mergeAt = (first: DetailedHospital, index: number): DetailedHospital => {
    const others = repeats.get(index);
    if (others === undefined) return first;
    const indices = [index, ...others];
    const rows = indices.flatMap((at) => hospitals[at] ?? []);
    const merged = { ...rows.map(withoutDetails).reduce(merge), ...mergeDetails(rows) };
    const { name, city, state, zip } = merged;
    duplicates.push({
      name,
      city,
      state,
      zip,
      lines: indices.map((at) => lines[at] ?? 0),
      disagree: columnNetworks(rows).some((network) => rows.some((row) => row[network] !== first[network])),
      kept: columnNetworks(rows).filter((network) => merged[network]),
    });
    return merged;
  };
  const kept = hospitals.flatMap((hospital, index) => (dropped.has(index) ? [] : mergeAt(hospital, index)));
  return { hospitals: kept.sort(compareHospitals), duplicates };
};
