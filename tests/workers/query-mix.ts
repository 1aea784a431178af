import type { Hospital } from '#domain/hospital.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import { DEFAULT_QUERY, type HospitalQuery } from '#workers/contract.ts';
import { type Random, seeded } from './random.ts';

/** Returns a typical text: a word, a prefix of a word, or two adjacent words of a name, in lower case. */
const makeText = (random: Random, { name }: Hospital): string => {
  const words = name.toLowerCase().split(' ');
  const at = random.below(words.length);
  const word = words[at] ?? '';
  const draw = random.fraction();
  if (draw < 0.4) return word;
  if (draw < 0.7) return word.slice(0, 3 + random.below(4));
  return words.slice(at, at + 2).join(' ');
};

type Filters = Pick<HospitalQuery, 'state' | 'city' | 'network' | 'text'>;
type Kind = (random: Random, hospital: Hospital) => Filters;

/** Kinds of queries with their number out of twenty: 30, 20, 15, 15, 10 and 10 %. */
const KINDS: readonly (readonly [count: number, kind: Kind])[] = [
  [6, (random, hospital) => ({ text: makeText(random, hospital) })],
  [4, (random, hospital) => ({ text: makeText(random, hospital), state: hospital.state })],
  [3, (_, { state, city }) => ({ state, city })],
  [3, (random, { state }) => ({ network: random.pick(FLAG_NETWORKS), state })],
  [2, (random) => ({ network: random.pick(FLAG_NETWORKS) })],
  [2, () => ({})],
];

/** Sort keys of the column headings; sorting by distance needs a start place. */
const SORTS = ['name', 'city', 'state', 'ultra', 'plus', 'core'] as const;

/** Each block of twenty queries has the kinds in their exact shares, so few queries give a fair mean. */
export const ROUND = 20;

/**
 * Returns the query mix of all benchmarks: 30 % text, 20 % text + state, 15 % state + city, 15 % network + state,
 * 10 % network, 10 % no filter; any sort key and direction; the first 50 rows. The same seed gives the same queries.
 */
export const makeQueries = (hospitals: readonly Hospital[], count: number, seed = 2): HospitalQuery[] => {
  const random = seeded(seed);
  const kinds = KINDS.flatMap(([share, kind]) => Array.from({ length: share }, () => kind));
  const rounds = Array.from({ length: Math.ceil(count / ROUND) }, () => random.shuffle(kinds));
  return rounds
    .flat()
    .slice(0, count)
    .map((kind) => ({
      ...DEFAULT_QUERY,
      ...kind(random, random.pick(hospitals)),
      sort: { key: random.pick(SORTS), direction: random.pick(['asc', 'desc'] as const) },
    }));
};
