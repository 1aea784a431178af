import type { Hospital } from '#domain/hospital.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import { EVERYTHING, type HospitalQuery, SORT_KEYS } from '#workers/contract.ts';
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

const makeFilters = (random: Random, hospital: Hospital): Partial<HospitalQuery> => {
  const { city, state } = hospital;
  const draw = random.fraction();
  if (draw < 0.3) return { text: makeText(random, hospital) };
  if (draw < 0.5) return { text: makeText(random, hospital), state };
  if (draw < 0.65) return { state, city };
  if (draw < 0.8) return { network: random.pick(FLAG_NETWORKS), state };
  if (draw < 0.9) return { network: random.pick(FLAG_NETWORKS) };
  return {};
};

/**
 * The mix that every bench asks: 30 % text, 20 % text + state, 15 % state + city, 15 % network + state, 10 % network,
 * 10 % nothing; any sort, either direction; the first 50 rows.
 */
export const makeQueries = (hospitals: readonly Hospital[], count: number, seed = 2): HospitalQuery[] => {
  const random = seeded(seed);
  return Array.from({ length: count }, () => ({
    ...EVERYTHING,
    ...makeFilters(random, random.pick(hospitals)),
    sort: { key: random.pick(SORT_KEYS), direction: random.pick(['asc', 'desc'] as const) },
  }));
};
