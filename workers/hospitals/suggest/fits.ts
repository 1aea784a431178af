import { fold } from '#domain/fold.ts';
import type { EngineParts } from '../core.ts';
import type { Directory } from '../directory.ts';
import { groupKeys } from '../resolve.ts';
import type { WordScores } from './word-finder.ts';

/** Weight of a word of the city relative to the same word in the hospital's name. */
const CITY_SHARE = 0.9;
/** Fit of a state's postal code after other terms: "springfield il". */
const STATE_FIT = 0.5;

/** Fits of one typed term: 1 for an exact match, 0 for no match. */
export interface TermScores {
  readonly ofPlace: Float32Array;
  /** Fit of each row: that of the best word of its name, or of its city. */
  readonly ofRow: Float32Array;
  readonly placeWeight: number;
  readonly rowWeight: number;
}

/** Maps each word of the cities to the places of these cities. */
const placesByWord = ({ cities, placeCity }: Directory): ReadonlyMap<string, readonly number[]> => {
  const pairs = Array.from(placeCity).flatMap((city, place) =>
    fold(cities[city] ?? '')
      .split(' ')
      .map((word) => ({ word, place })),
  );
  const byWord = groupKeys(pairs.map(({ word }) => word));
  return new Map(
    [...byWord].map(([word, positions]) => [word, positions.map((at) => pairs[at]?.place ?? 0)]),
  );
};

/** Returns the weight of a term: its inverse document frequency. */
const weigh = (fits: Float32Array): number => {
  const fitting = fits.reduce((count, fit) => count + Number(fit > 0), 0);
  return Math.log2(1 + fits.length / (1 + fitting));
};

/** Returns a function that rates all places and rows for a term. Any term but the first may be a state's postal code. */
export const createFitter = (parts: EngineParts) => {
  const { rowPlace, placeCity, placeState, states } = parts.directory;
  const { rowsOf } = parts.core;
  const { words } = parts.vocabulary;
  const withWord = placesByWord(parts.directory);
  const inState = groupKeys(Array.from(placeState));
  const codes = states.map((state) => state.toLowerCase());

  const fitPlaces = (fits: WordScores, code: string | undefined): Float32Array => {
    const ofPlace = new Float32Array(placeCity.length);
    const add = (found: readonly number[] = [], fit: number): void => {
      for (const place of found) ofPlace[place] = Math.max(ofPlace[place] ?? 0, fit);
    };
    codes.forEach((each, state) => {
      if (each === code) add(inState.get(state), STATE_FIT);
    });
    for (const [word, fit] of fits) add(withWord.get(words[word] ?? ''), fit);
    return ofPlace;
  };
  const fitRows = (fits: WordScores, ofPlace: Float32Array): Float32Array => {
    const ofRow = Float32Array.from(rowPlace, (place) => (ofPlace[place] ?? 0) * CITY_SHARE);
    for (const [word, fit] of fits)
      for (const row of rowsOf(word)) ofRow[row] = Math.max(ofRow[row] ?? 0, fit);
    return ofRow;
  };

  return (fits: WordScores, typed: string, isFirst: boolean): TermScores => {
    const ofPlace = fitPlaces(fits, isFirst ? undefined : typed);
    const ofRow = fitRows(fits, ofPlace);
    return { ofPlace, ofRow, placeWeight: weigh(ofPlace), rowWeight: weigh(ofRow) };
  };
};
