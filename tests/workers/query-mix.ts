import type { Hospital } from '#domain/hospital.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import { EVERYTHING, type HospitalQuery } from '#workers/contract.ts';
import { type Random, seeded } from './random.ts';

/** What people type: a word, the beginning of one, or two neighbouring words of some name, in lower case. */
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

/** Each kind of question, and how many of twenty are of it: 30, 20, 15, 15, 10 and 10 %. */
const KINDS: readonly (readonly [count: number, kind: Kind])[] = [
  [6, (random, hospital) => ({ text: makeText(random, hospital) })],
  [4, (random, hospital) => ({ text: makeText(random, hospital), state: hospital.state })],
  [3, (_, { state, city }) => ({ state, city })],
  [3, (random, { state }) => ({ network: random.pick(FLAG_NETWORKS), state })],
  [2, (random) => ({ network: random.pick(FLAG_NETWORKS) })],
  [2, () => ({})],
];

/** What the headings of the table sort by; a distance needs a place to start from. */
const SORTS = ['name', 'city', 'state', 'ultra', 'plus', 'core'] as const;

/** Any twenty queries, counted from the first, hold the kinds in their exact shares: few queries are enough for a fair mean. */
export const ROUND = 20;

/** One round of kinds in any order (Fisher and Yates). */
const shuffled = (random: Random): Kind[] => {
  const kinds = KINDS.flatMap(([count, kind]) => Array.from({ length: count }, () => kind));
  for (let at = kinds.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [kinds[at], kinds[other]] = [kinds[other] as Kind, kinds[at] as Kind];
  }
  return kinds;
};

/**
 * The mix that every bench asks: 30 % text, 20 % text + state, 15 % state + city, 15 % network + state, 10 % network,
 * 10 % nothing; any sort, either direction; the first 50 rows. The same seed gives the same queries.
 */
export const makeQueries = (hospitals: readonly Hospital[], count: number, seed = 2): HospitalQuery[] => {
  const random = seeded(seed);
  const rounds = Array.from({ length: Math.ceil(count / ROUND) }, () => shuffled(random));
  return rounds
    .flat()
    .slice(0, count)
    .map((kind) => ({
      ...EVERYTHING,
      ...kind(random, random.pick(hospitals)),
      sort: { key: random.pick(SORTS), direction: random.pick(['asc', 'desc'] as const) },
    }));
};
