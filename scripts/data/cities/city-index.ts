import { foldCity, spellCity } from './city-names.ts';
import type { CityCorrector, CityVerdict } from './correct-city.ts';
import { type SettledCity, settleUnlisted, type UnlistedCity } from './settle-unlisted.ts';

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

/** One zip of a writing: how many rows have both, and what the corrector says. */
interface Entry {
  rows: number;
  verdict?: CityVerdict;
}

/** One way to write a city in a state, with its entries by zip. */
interface Writing {
  readonly written: string;
  readonly state: string;
  readonly entries: Map<string, Entry>;
  /** What it is called where it is listed nowhere; found when first asked for. */
  settled?: SettledCity;
}

/** The postal code comes first and has two letters. */
const writingKey = (written: string, state: string): string => `${state}${written}`;

/** Entries of one writing come together: the corrector remembers what it has just looked for. */
const judge = (writings: Iterable<Writing>, correct: CityCorrector): void => {
  for (const { written, state, entries } of writings)
    for (const [zip, entry] of entries) entry.verdict = correct(written, state, zip);
};

function* unlistedOf(writings: Iterable<Writing>): Iterable<UnlistedCity> {
  for (const { written, state, entries } of writings) {
    const names = { key: foldCity(written), spelling: spellCity(written) };
    for (const [zip, { rows, verdict }] of entries)
      if (verdict?.place === undefined) yield { ...names, state, zip, rows };
  }
}

/** The one spelling where no gazetteer lists the city. */
const createSettler = (writings: ReadonlyMap<string, Writing>) => {
  const settle = settleUnlisted(unlistedOf(writings.values()));
  return (writing: Writing): SettledCity => {
    writing.settled ??= settle({ state: writing.state, key: foldCity(writing.written) });
    return writing.settled;
  };
};

export const createCityBook = (correct: CityCorrector): CityBook => {
  const writings = new Map<string, Writing>();
  let settle: ReturnType<typeof createSettler> | undefined;

  const judgeAll = (): ReturnType<typeof createSettler> => {
    judge(writings.values(), correct);
    return createSettler(writings);
  };

  return {
    learn: (written, state, zip) => {
      const id = writingKey(written, state);
      const writing = writings.get(id) ?? { written, state, entries: new Map() };
      if (writing.entries.size === 0) writings.set(id, writing);
      const entry = writing.entries.get(zip);
      if (entry) entry.rows += 1;
      else writing.entries.set(zip, { rows: 1 });
    },
    find: (written, state, zip) => {
      settle ??= judgeAll();
      const writing = writings.get(writingKey(written, state));
      const verdict = writing?.entries.get(zip)?.verdict;
      if (writing === undefined || verdict === undefined)
        throw new Error(`city not learnt before it was asked for: ${written}, ${state} ${zip}`);
      if (verdict.place) return { name: verdict.place.name, why: verdict.why, unresolved: '' };
      const { name, why } = settle(writing);
      return { name, why, unresolved: why ? '' : verdict.why };
    },
  };
};
