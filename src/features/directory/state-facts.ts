import { networkName } from '#content/facts.ts';
import type { StatePageWords } from '#content/words/words.ts';
import { fill, formatList, formatNumber, plural } from '#domain/format.ts';
import type { Hospital } from '#domain/hospital.ts';
import type { Language } from '#domain/language.ts';
import { countAll, NETWORKS, type NetworkCounts } from '#domain/network.ts';
import type { StateOption } from '#workers/contract.ts';

export type ListedHospital = Omit<Hospital, 'state'>;

export interface CityCount {
  readonly city: string;
  readonly count: number;
}

export interface StateFacts {
  /** Postal code. */
  readonly state: string;
  /** "in Texas". */
  readonly inState: string;
  readonly networks: NetworkCounts;
  /** Sorted by number of hospitals, descending. Cities with equal counts are either all included or all omitted. */
  readonly cities: readonly CityCount[];
  readonly allCities: boolean;
  readonly rows: readonly ListedHospital[];
  readonly states: readonly StateOption[];
}

export interface StateCounts {
  /** Postal code. */
  readonly state: string;
  readonly networks: NetworkCounts;
}

export interface NetworkTable {
  readonly states: readonly StateCounts[];
  readonly total: NetworkCounts;
  /** URLs of the table as a CSV file, by cell separator. */
  readonly files: Readonly<Record<',' | ';', string>>;
}

type Facts = Omit<StateFacts, 'rows' | 'states'>;

const cities = (language: Language, words: StatePageWords, facts: Facts): readonly string[] => {
  if (facts.cities.length === 0) return [];
  const listed = formatList(
    language,
    facts.cities.map(({ city, count }) =>
      fill(words.cities.city, { city, count: formatNumber(language, count) }),
    ),
  );
  const { all, most } = words.cities;
  return [
    fill(facts.allCities ? all : facts.cities.length === 1 ? most.one : most.other, { cities: listed }),
  ];
};

const byNetwork = (language: Language, words: StatePageWords, { networks }: Facts): string =>
  fill(words.networks.sentence, {
    networks: formatList(
      language,
      NETWORKS.map((network) =>
        fill(words.networks.counted, {
          network: networkName(network),
          count: formatNumber(language, networks[network]),
        }),
      ),
    ),
  });

export const stateLead = (language: Language, words: StatePageWords, facts: Facts): string =>
  [
    fill(plural(language, words.lead, countAll(facts.networks)), { inState: facts.inState }),
    byNetwork(language, words, facts),
    ...cities(language, words, facts),
  ].join(' ');
