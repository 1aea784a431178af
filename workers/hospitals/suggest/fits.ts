import { fold } from '#domain/fold.ts';
import { type Bitmap, countBits, emptyBitmap, setBit, unite } from '../bitmap.ts';
import type { EngineParts } from '../core.ts';
import { allOf } from '../directory.ts';
import { type Groups, groupBy } from '../groups.ts';
import type { Fits } from './word-finder.ts';

/** A city's word counts a little less than the same word in the hospital's name. */
export const CITY_SHARE = 0.9;
/** A state's postal code after other terms: "springfield il". */
const STATE_FIT = 0.5;

/** The fits of one typed term: 1 exactly, 0 not at all. */
export interface TermFits {
  readonly ofWord: Float32Array;
  readonly ofPlace: Float32Array;
  /** Places that fit, each once, in no order. */
  readonly places: readonly number[];
  readonly rows: Bitmap;
  /** No row fits better than this. */
  readonly most: number;
  readonly placeWeight: number;
  readonly rowWeight: number;
}

const placesByWord = ({ directory, core }: EngineParts): Groups => {
  const { words: all } = core.vocabulary();
  const numberOf = new Map(all.map((word, number) => [word, number]));
  const [keys, places]: [number[], number[]] = [[], []];
  directory.placeCity.forEach((city, place) => {
    for (const word of fold(directory.cities.at(city) ?? '').split(' ')) {
      keys.push(numberOf.get(word) ?? 0);
      places.push(place);
    }
  });
  return groupBy(Uint32Array.from(keys), all.length, Uint32Array.from(places));
};

/** The weight of a term: its inverse document frequency. */
const weigh = (fitting: number, all: number): number => Math.log2(1 + all / (1 + fitting));

/** The rows of words in more than one of so many rows are kept as a bitmap. */
const COMMON = 32;

const createRowAdder = ({ directory, core }: EngineParts) => {
  const common = new Map<number, Bitmap>();
  const setAll = (set: Bitmap, rows: Uint32Array): Bitmap => {
    for (let at = 0; at < rows.length; at++) setBit(set, rows[at] ?? 0);
    return set;
  };
  return (set: Bitmap, word: number): void => {
    const rows = core.rowsOf(word);
    if (rows.length * COMMON <= directory.rows) return void setAll(set, rows);
    const known = common.get(word) ?? setAll(emptyBitmap(directory.rows), rows);
    common.set(word, known);
    unite(set, known);
  };
};

/** Finds places and rows by the words that a term fits. Any term but the first may be a state's code. */
export const createFitter = (parts: EngineParts) => {
  const { rows, rowPlace, placeCity, placeState, states } = parts.directory;
  const addRows = createRowAdder(parts);
  const withWord = placesByWord(parts);
  const inState = groupBy(placeState, states.length);
  const atPlace = groupBy(rowPlace, placeCity.length);
  const words = parts.core.vocabulary().words.length;
  const codes = allOf(states).map((state) => state.toLowerCase());

  const fitPlaces = (fits: Fits, code: string | undefined) => {
    const ofPlace = new Float32Array(placeCity.length);
    const places: number[] = [];
    const add = ({ start, members }: Groups, group: number, fit: number): void => {
      const end = start[group + 1] ?? 0;
      for (let at = start[group] ?? 0; at < end; at++) {
        const place = members[at] ?? 0;
        const known = ofPlace[place] ?? 0;
        if (known === 0) places.push(place);
        if (fit > known) ofPlace[place] = fit;
      }
    };
    codes.forEach((each, state) => {
      if (each === code) add(inState, state, STATE_FIT);
    });
    for (const [word, fit] of fits) add(withWord, word, fit);
    return { ofPlace, places };
  };
  const fitRows = (fits: Fits, places: readonly number[]): Bitmap => {
    const set = emptyBitmap(rows);
    const { start, members } = atPlace;
    for (const place of places)
      for (let at = start[place] ?? 0; at < (start[place + 1] ?? 0); at++) setBit(set, members[at] ?? 0);
    for (const word of fits.keys()) addRows(set, word);
    return set;
  };

  return (fits: Fits, typed: string, isFirst: boolean): TermFits => {
    const ofWord = new Float32Array(words);
    let most = Math.fround(STATE_FIT * CITY_SHARE);
    for (const [word, fit] of fits) {
      ofWord[word] = fit;
      most = Math.max(most, ofWord[word] ?? 0);
    }
    const { ofPlace, places } = fitPlaces(fits, isFirst ? undefined : typed);
    const set = fitRows(fits, places);
    return {
      ofWord,
      ofPlace,
      places,
      rows: set,
      most,
      placeWeight: weigh(places.length, placeCity.length),
      rowWeight: weigh(countBits(set), rows),
    };
  };
};
