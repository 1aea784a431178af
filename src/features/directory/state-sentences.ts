import { networkName } from '#content/facts.ts';
import type { StatePageWords } from '#content/words/words.ts';
import { fill, formatList, formatNumber, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { NETWORKS } from '#domain/network.ts';
import type { StateFacts } from './state-facts.ts';

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

/** How many hospitals a state has, in which networks, and where most of them are. */
export const stateLead = (language: Language, words: StatePageWords, facts: Facts): string =>
  [
    fill(plural(language, words.lead, facts.networks.open), { inState: facts.inState }),
    byNetwork(language, words, facts),
    ...cities(language, words, facts),
  ].join(' ');
