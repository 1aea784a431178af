import type { Hospital } from '../../../src/domain/hospital.ts';
import { FLAG_NETWORKS } from '../../../src/domain/network.ts';
import { EVERYTHING, type HospitalQuery } from '../../../workers/contract.ts';
import { makeQueries } from '../../workers/query-mix.ts';

export type Questions = readonly (readonly [kind: string, queries: readonly HospitalQuery[]])[];

/** Nothing or one thing chosen, first 50 rows in the order of names: how a visit begins. */
export const openings = (hospitals: readonly Hospital[]): Questions => {
  const states = [...new Set(hospitals.map(({ state }) => state))].sort();
  const cities = hospitals.slice(0, 20).map(({ city, state }) => ({ ...EVERYTHING, city, state }));
  return [
    ['a state', states.map((state) => ({ ...EVERYTHING, state }))],
    [
      'a state and a network',
      states.flatMap((state) => FLAG_NETWORKS.map((network) => ({ ...EVERYTHING, state, network }))),
    ],
    ['nothing', [EVERYTHING]],
    ['a network', FLAG_NETWORKS.map((network) => ({ ...EVERYTHING, network }))],
    ['a city and its state', cities],
    ['a city', cities.map(({ state: _, ...query }) => query)],
  ];
};

const kindOf = ({ text, state, city, network }: HospitalQuery): string =>
  [text && 'text', state && 'state', city && 'city', network && 'network'].filter(Boolean).join(' + ') ||
  'nothing';

/** The mix of the benches: any order, either direction. */
export const mixed = (hospitals: readonly Hospital[], count: number): Questions => {
  const kinds = new Map<string, HospitalQuery[]>();
  for (const query of makeQueries(hospitals, count)) {
    const kind = kindOf(query);
    kinds.set(kind, [...(kinds.get(kind) ?? []), query]);
  }
  return [...kinds];
};
