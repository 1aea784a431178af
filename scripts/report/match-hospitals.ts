import { compareNames } from '#domain/fold.ts';
import { stateName } from '#domain/geography/state.ts';
import type { DetailedHospital, Hospital } from '#domain/hospital.ts';
import { memoizeByKey } from '#domain/memoize.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import { isZip } from '../data/cells.ts';
import { foldCity, foldWords } from '../data/cities/city-names.ts';
import { groupBy } from '../group-by.ts';
import { nameSimilarity, readName } from './hospital-names.ts';

export interface Pair {
  readonly before: DetailedHospital;
  readonly after: DetailedHospital;
}

const compareHospitals = (a: DetailedHospital, b: DetailedHospital): number =>
  compareNames(stateName(a.state), stateName(b.state)) ||
  compareNames(a.city, b.city) ||
  compareNames(a.name, b.name) ||
  compareNames(a.zip, b.zip);

const toCandidates = (hospitals: readonly DetailedHospital[]) =>
  hospitals
    .toSorted(compareHospitals)
    .map((hospital) => ({ hospital, name: readName(hospital.name), city: foldCity(hospital.city) }));

type Candidate = ReturnType<typeof toCandidates>[number];

/** Pairs hospitals with equal keys, the pair with the highest likeness first. A likeness of 0 excludes a pair. */
interface Pass {
  readonly keyOf: (candidate: Candidate) => string | undefined;
  readonly likeness: (before: Candidate, after: Candidate) => number;
}

/** Counts the equal leading digits of two zips; the first three digits identify an area. */
const sameDigits = (one: string, other: string): number => {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
};

const sharedNetworks = (one: Hospital, other: Hospital): number =>
  FLAG_NETWORKS.filter((network) => one[network] === other[network]).length;

/** Likeness of hospitals with equal names: by the closest zip, then the same spelling, then the same networks. */
const closest = ({ hospital: one }: Candidate, { hospital: other }: Candidate): number =>
  1 + 10 * sameDigits(one.zip, other.zip) + 5 * Number(one.name === other.name) + sharedNetworks(one, other);

const placeWords = memoizeByKey((place: string) => new Set(foldWords(place)));

const likeness = (before: Candidate, after: Candidate, least: number): number => {
  const { city, state } = after.hospital;
  const value = nameSimilarity(before.name, after.name, placeWords(`${city} ${stateName(state)}`));
  return value >= least ? value : 0;
};

const nameInState = ({ name, hospital }: Candidate): string => `${name.key}|${hospital.state}`;

/** Returns the passes, most certain first. Minimum likenesses are from trials with two real directories of the same hospitals. */
const passesFor = (olds: readonly Candidate[], news: readonly Candidate[]): Pass[] => {
  const names = [olds, news].map((candidates) => groupBy(candidates, nameInState));
  /** Excludes chains with several hospitals of one name in a state: if one closes and another opens, the first has not moved. */
  const isUnique = (key: string): boolean => names.every((groups) => groups.get(key)?.length === 1);
  return [
    {
      keyOf: ({ name, city, hospital: { state, zip } }) => `${name.key}|${city}|${state}|${zip}`,
      likeness: closest,
    },
    {
      keyOf: ({ name, hospital: { zip } }) => (isZip(zip) ? `${name.key}|${zip}` : undefined),
      likeness: closest,
    },
    { keyOf: ({ name, city, hospital: { state } }) => `${name.key}|${city}|${state}`, likeness: closest },
    {
      keyOf: ({ hospital: { state, zip } }) => `${state}|${zip}`,
      likeness: (before, after) => likeness(before, after, 0.6),
    },
    {
      keyOf: ({ city, hospital: { state } }) => `${city}|${state}`,
      likeness: (before, after) => likeness(before, after, 0.85),
    },
    {
      keyOf: (candidate) =>
        candidate.name.isDistinct && isUnique(nameInState(candidate)) ? nameInState(candidate) : undefined,
      likeness: () => 1,
    },
  ];
};

/** Pairs every hospital with at most one other; removes paired hospitals from the sets. */
const pairUp = (olds: Set<Candidate>, news: Set<Candidate>, { keyOf, likeness }: Pass): Pair[] => {
  const others = groupBy(news, keyOf);
  const pairs: Pair[] = [];
  for (const [key, members] of groupBy(olds, keyOf)) {
    if (key === undefined) continue;
    const options = members
      .flatMap((before) =>
        (others.get(key) ?? []).map((after) => ({ before, after, value: likeness(before, after) })),
      )
      .filter(({ value }) => value > 0)
      .sort((a, b) => b.value - a.value);
    for (const { before, after } of options)
      if (olds.has(before) && news.has(after)) {
        olds.delete(before);
        news.delete(after);
        pairs.push({ before: before.hospital, after: after.hospital });
      }
  }
  return pairs;
};

/** Finds the hospitals that are in both directories or only in one. Lists are sorted by state, city and name. */
export const matchHospitals = (before: readonly DetailedHospital[], after: readonly DetailedHospital[]) => {
  const [olds, news] = [toCandidates(before), toCandidates(after)];
  const [left, came] = [new Set(olds), new Set(news)];
  const pairs = passesFor(olds, news)
    .flatMap((pass) => pairUp(left, came, pass))
    .sort((a, b) => compareHospitals(a.after, b.after));
  return {
    pairs,
    gone: [...left].map(({ hospital }) => hospital),
    added: [...came].map(({ hospital }) => hospital),
  };
};
