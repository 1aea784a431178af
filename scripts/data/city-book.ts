import type { CityCorrector, CityVerdict } from './correct-city.ts';
import { foldCity } from './fold-city.ts';
import { settleUnlisted, type UnlistedCity } from './settle-unlisted.ts';
import { spellCity } from './spell-city.ts';

interface BookedCity {
  /** The one spelling of the place. */
  readonly name: string;
  /** Why another place is meant than the one written; empty when it is the same. */
  readonly why: string;
  /** Why no place was found; empty when one was. */
  readonly unresolved: string;
}

/** Learns every (city, state, zip) of a file first, since what one row spells may settle another; then answers. */
export interface CityBook {
  learn(written: string, state: string, zip: string): void;
  find(written: string, state: string, zip: string): BookedCity;
}

interface Entry extends UnlistedCity {
  readonly verdict: CityVerdict;
}

type Writing = Pick<UnlistedCity, 'key' | 'spelling'>;

/** Lengths first: no text of one cell can look like another row's. */
const bookKey = (written: string, state: string, zip: string): string =>
  `${state}${zip.length}|${zip}${written}`;

const unlistedOf = (entries: Iterable<Entry>): Entry[] =>
  [...entries].filter(({ verdict }) => verdict.place === undefined);

/** A large city is written alike with hundreds of zips: its texts are made once. */
const createWritings = () => {
  const writings = new Map<string, Writing>();
  return (written: string): Writing => {
    const known = writings.get(written) ?? { key: foldCity(written), spelling: spellCity(written) };
    writings.set(written, known);
    return known;
  };
};

export const createCityBook = (correct: CityCorrector): CityBook => {
  const entries = new Map<string, Entry>();
  const writingOf = createWritings();
  let settle: ReturnType<typeof settleUnlisted> | undefined;

  const book = (entry: Entry): BookedCity => {
    const { verdict } = entry;
    if (verdict.place) return { name: verdict.place.name, why: verdict.why, unresolved: '' };
    settle ??= settleUnlisted(unlistedOf(entries.values()));
    const { name, why } = settle(entry);
    return { name, why, unresolved: why ? '' : verdict.why };
  };

  return {
    learn: (written, state, zip) => {
      const id = bookKey(written, state, zip);
      const entry = entries.get(id);
      if (entry) entry.rows += 1;
      else {
        const { key, spelling } = writingOf(written);
        entries.set(id, { state, zip, key, spelling, rows: 1, verdict: correct(written, state, zip) });
      }
    },
    find: (written, state, zip) => {
      const id = bookKey(written, state, zip);
      const entry = entries.get(id);
      if (entry === undefined) throw new Error(`city not learnt before it was asked for: ${id}`);
      return book(entry);
    },
  };
};
