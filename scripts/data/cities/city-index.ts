import { memoize, memoizeByKey } from '#domain/memoize.ts';
import { foldCity, formatCity } from './city-names.ts';
import type { CityCorrector, CityMatch } from './correct-city.ts';
import { resolveUnlisted, type UnlistedCity } from './resolve-unlisted.ts';

/** Collects every (city, state, zip) of a file before resolving names, because one row's spelling can correct another row. */
export interface CityIndex {
  add(written: string, state: string, zip: string): void;
  /** Returns the spelling, why the city was corrected to another place, and why no place was found ('' if not applicable). */
  resolve(written: string, state: string, zip: string): { name: string; why: string; unresolved: string };
}

/** One spelling of a city in a state, with `entries` by zip. */
interface Spelling {
  readonly written: string;
  readonly state: string;

  readonly entries: Map<string, { rows: number; match?: CityMatch }>;
}

/** The state's postal code has two letters, so the key is unambiguous. */
const spellingKey = (written: string, state: string): string => `${state}${written}`;

function* unlistedOf(spellings: Iterable<Spelling>): Iterable<UnlistedCity> {
  for (const { written, state, entries } of spellings) {
    const names = { key: foldCity(written), spelling: formatCity(written) };
    for (const [zip, { rows, match }] of entries)
      if (match?.place === undefined) yield { ...names, state, zip, rows };
  }
}

export const createCityIndex = (correct: CityCorrector): CityIndex => {
  const spellings = new Map<string, Spelling>();
  const foldKey = memoizeByKey(foldCity);
  const resolver = memoize(() => {
    // Iterates spelling by spelling, because the corrector memoizes only the last spelling.
    for (const { written, state, entries } of spellings.values())
      for (const [zip, entry] of entries) entry.match = correct(written, state, zip);
    return resolveUnlisted(unlistedOf(spellings.values()));
  });

  return {
    add: (written, state, zip) => {
      const id = spellingKey(written, state);
      const spelling = spellings.get(id) ?? { written, state, entries: new Map() };
      if (spelling.entries.size === 0) spellings.set(id, spelling);
      const entry = spelling.entries.get(zip);
      if (entry) entry.rows += 1;
      else spelling.entries.set(zip, { rows: 1 });
    },
    resolve: (written, state, zip) => {
      const resolveName = resolver();
      const match = spellings.get(spellingKey(written, state))?.entries.get(zip)?.match;
      if (match === undefined) throw new Error(`city was not added: ${written}, ${state} ${zip}`);
      if (match.place) return { name: match.place.name, why: match.why, unresolved: '' };
      const { name, why } = resolveName({ state, key: foldKey(written) });
      return { name, why, unresolved: why ? '' : match.why };
    },
  };
};
