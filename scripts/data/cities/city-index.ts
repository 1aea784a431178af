import { foldCity, spellCity } from './city-names.ts';
import type { CityCorrector, CityMatch } from './correct-city.ts';
import { type ResolvedCity, resolveUnlisted, type UnlistedCity } from './resolve-unlisted.ts';

interface IndexedCity {
  /** The spelling used everywhere. */
  readonly name: string;
  /** Why another place is meant; empty if it is the written one. */
  readonly why: string;
  /** Why no place was found; empty if one was. */
  readonly unresolved: string;
}

/** Collects every (city, state, zip) of a file first, because one row's spelling can decide another's. */
export interface CityIndex {
  add(written: string, state: string, zip: string): void;
  resolve(written: string, state: string, zip: string): IndexedCity;
}

/** One zip of a spelling: its number of rows and its match. */
interface Entry {
  rows: number;
  match?: CityMatch;
}

/** One spelling of a city in a state, by zip. */
interface Spelling {
  readonly written: string;
  readonly state: string;
  readonly entries: Map<string, Entry>;
  /** The name of an unlisted city, resolved on first use. */
  resolved?: ResolvedCity;
}

/** The state's postal code has two letters, so the key is unambiguous. */
const spellingKey = (written: string, state: string): string => `${state}${written}`;

/** Groups by spelling: the corrector memoizes the last one. */
const matchEntries = (spellings: Iterable<Spelling>, correct: CityCorrector): void => {
  for (const { written, state, entries } of spellings)
    for (const [zip, entry] of entries) entry.match = correct(written, state, zip);
};

function* unlistedOf(spellings: Iterable<Spelling>): Iterable<UnlistedCity> {
  for (const { written, state, entries } of spellings) {
    const names = { key: foldCity(written), spelling: spellCity(written) };
    for (const [zip, { rows, match }] of entries)
      if (match?.place === undefined) yield { ...names, state, zip, rows };
  }
}

const createResolver = (spellings: ReadonlyMap<string, Spelling>) => {
  const resolve = resolveUnlisted(unlistedOf(spellings.values()));
  return (spelling: Spelling): ResolvedCity => {
    spelling.resolved ??= resolve({ state: spelling.state, key: foldCity(spelling.written) });
    return spelling.resolved;
  };
};

export const createCityIndex = (correct: CityCorrector): CityIndex => {
  const spellings = new Map<string, Spelling>();
  let resolve: ReturnType<typeof createResolver> | undefined;

  const matchAll = (): ReturnType<typeof createResolver> => {
    matchEntries(spellings.values(), correct);
    return createResolver(spellings);
  };

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
      resolve ??= matchAll();
      const spelling = spellings.get(spellingKey(written, state));
      const match = spelling?.entries.get(zip)?.match;
      if (spelling === undefined || match === undefined)
        throw new Error(`city was not added: ${written}, ${state} ${zip}`);
      if (match.place) return { name: match.place.name, why: match.why, unresolved: '' };
      const { name, why } = resolve(spelling);
      return { name, why, unresolved: why ? '' : match.why };
    },
  };
};
