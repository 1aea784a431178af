import { readFileSync } from 'node:fs';
import { stateOfSlug, statePath } from '#domain/geography/state.ts';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import { memoize } from '#domain/memoize.ts';
import { countAll } from '#domain/network.ts';
import type {
  CityCount,
  ListedHospital,
  NetworkTable,
  StateCounts,
  StateFacts,
} from '#features/directory/state-facts.ts';
import type { Hospital, HospitalEngine, HospitalFacets, HospitalQuery } from '#workers/contract.ts';
import { wordsIn } from '../content/words-in.ts';
import { openDirectory } from '../encode/open-directory.ts';

/** Maximum number of hospitals that a state page lists. */
export const LISTED_ROWS = 150;

type ByState = Readonly<Record<string, string>>;

/** Returns the name of a state in a language: "TX" → "Texas". */
export const stateNameIn = (language: Language, state: string): string => {
  const names: ByState = wordsIn(language).states;
  return names[state] ?? state;
};

const ask = (state?: string): HospitalQuery => ({
  ...(state !== undefined && { state }),
  sort: { key: 'name', direction: 'asc' },
  offset: 0,
  limit: LISTED_ROWS,
});

interface StateAnswer extends StateCounts, Pick<StateFacts, 'cities' | 'allCities' | 'rows'> {}

const listed = ({ state: _, ...hospital }: Hospital): ListedHospital => hospital;

/** Returns the cities with the most hospitals. Omits all cities of a tie that would exceed `most`. */
export const mainCities = (cities: HospitalFacets['cities'], most = 5): readonly CityCount[] => {
  const sorted = cities
    .map(({ city, count }) => ({ city, count }))
    .sort((a, b) => b.count - a.count || a.city.localeCompare(b.city, 'en'));
  const next = sorted[most]?.count ?? 0;
  return sorted.filter(({ count }) => count > next);
};

const answerOf = (engine: HospitalEngine, state: string): StateAnswer => {
  const { networks, cities } = engine.facets(ask(state));
  const here = cities.filter((option) => option.state === state);
  const main = mainCities(here);
  return {
    state,
    networks,
    cities: main,
    allCities: main.length === here.length,
    rows: engine.search(ask(state)).rows.map(listed),
  };
};

const directoryAnswer = memoize(() => {
  const { engine } = openDirectory(readFileSync('data/generated/hospitals.index'));
  return {
    states: engine.options().states.map(({ state }) => answerOf(engine, state)),
    total: engine.facets(ask()).networks,
  };
});

const byName = (language: Language): readonly StateAnswer[] => {
  const { compare } = new Intl.Collator(LANGUAGE_TABLE[language].tag);
  const nameOf = ({ state }: StateAnswer): string => stateNameIn(language, state);
  return [...directoryAnswer().states].sort((a, b) => compare(nameOf(a), nameOf(b)));
};

/** Returns the paths of the state pages, without prefix: one per state with hospitals. */
export const statePaths = (): readonly string[] =>
  directoryAnswer().states.map(({ state }) => statePath(state));

/** Returns the facts of a state page such as "/hospitals/texas"; undefined if the path names no state with hospitals. */
export const stateFacts = (language: Language, path: string): StateFacts | undefined => {
  const state = stateOfSlug(path.split('/')[2] ?? '');
  const states = byName(language);
  const answer = states.find((each) => each.state === state);
  if (answer === undefined || statePath(answer.state) !== path) return undefined;
  const phrases: ByState = wordsIn(language).inStates;
  return {
    ...answer,
    inState: phrases[answer.state] ?? answer.state,
    states: states.map((each) => ({ state: each.state, count: countAll(each.networks) })),
  };
};

/** Returns the number of hospitals per state and network. */
export const networkTable = (language: Language): Omit<NetworkTable, 'files'> => ({
  states: byName(language).map(({ state, networks }) => ({ state, networks })),
  total: directoryAnswer().total,
});
