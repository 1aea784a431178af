import type { EngineParts } from '../wasm/wasm-engine.ts';
import { terms as termsOf } from './suggest-index.ts';
import type { WordScores } from './word-finder.ts';

export interface Scored {
  readonly number: number;
  readonly score: number;
}

/** Returns the `size` best of the scores above 0, best first; of equal scores those that come first. */
export const bestOf = (scores: readonly Scored[], size: number): readonly Scored[] =>
  scores
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score)
    .slice(0, size);

const scoreAll = (count: number, size: number, scoreOf: (number: number) => number): readonly Scored[] =>
  bestOf(
    Array.from({ length: count }, (_, number) => ({ number, score: scoreOf(number) })),
    size,
  );

/** Weight of a word of the city relative to the same word in the hospital's name. */
const CITY_SHARE = 0.9;
/** Fit of a state's postal code after other terms: "springfield il". */
const STATE_FIT = 0.5;
/** Score gain of a city for each doubling of its number of hospitals, so that the largest Houston comes first. */
const SIZE_SHARE = 0.06;

/** Fits of one typed term: 1 for an exact match, 0 for no match. */
interface TermScores {
  readonly ofPlace: Float32Array;
  /** Fit of each row: that of the best word of its name, or of its city. */
  readonly ofRow: Float32Array;
  readonly placeWeight: number;
  readonly rowWeight: number;
}

/** Returns the weight of a term: its inverse document frequency. */
const weigh = (fits: Float32Array): number => {
  const fitting = fits.reduce((count, fit) => count + Number(fit > 0), 0);
  return Math.log2(1 + fits.length / (1 + fitting));
};

/** Returns the share of a name's words that is typed, scaled to 0.7 … 1. */
const coverage = (fitting: number, words: number): number => 0.7 + (0.3 * fitting) / Math.max(fitting, words);

/** `hospitals`: number of hospitals per place. */
export const createScorer = (
  { directory, vocabulary }: Pick<EngineParts, 'directory' | 'vocabulary'>,
  hospitals: Uint32Array,
) => {
  const { rows, rowPlace, placeCity, placeState, cities } = directory;
  const { words, cityWords, rowStart, rowWords } = vocabulary;
  const codes = directory.states.map((state) => state.toLowerCase());
  const cityTerms = cities.map((city) => Math.max(1, termsOf(city).length));

  /** Rates all places and rows for a term. `code`: the term if it may be a state's postal code. */
  const fitTerm = (fits: WordScores, code: string | undefined): TermScores => {
    const ofWord = new Float32Array(words.length);
    for (const [word, fit] of fits) ofWord[word] = fit;
    const ofPlace = new Float32Array(placeCity.length);
    for (let place = 0; place < ofPlace.length; place++) {
      let fit = codes[placeState[place] ?? 0] === code ? STATE_FIT : 0;
      for (const word of cityWords[placeCity[place] ?? 0] ?? []) fit = Math.max(fit, ofWord[word] ?? 0);
      ofPlace[place] = fit;
    }
    const ofRow = new Float32Array(rows);
    for (let row = 0; row < rows; row++) {
      let fit = (ofPlace[rowPlace[row] ?? 0] ?? 0) * CITY_SHARE;
      const end = rowStart[row + 1] ?? 0;
      for (let at = rowStart[row] ?? 0; at < end; at++) fit = Math.max(fit, ofWord[rowWords[at] ?? 0] ?? 0);
      ofRow[row] = fit;
    }
    return { ofPlace, ofRow, placeWeight: weigh(ofPlace), rowWeight: weigh(ofRow) };
  };
  /** Returns 0 unless all terms fit, or all but one of several. */
  const scoreOfRow = (terms: readonly TermScores[], row: number): number => {
    let [sum, fitting] = [0, 0];
    for (const { ofRow, rowWeight } of terms) {
      const fit = ofRow[row] ?? 0;
      if (fit > 0) fitting++;
      sum += fit * rowWeight;
    }
    if (fitting < Math.max(1, terms.length - 1)) return 0;
    return sum * coverage(fitting, (rowStart[row + 1] ?? 0) - (rowStart[row] ?? 0));
  };
  /** Returns 0 unless all terms fit. */
  const scoreOfPlace = (terms: readonly TermScores[], place: number): number => {
    let sum = 0;
    for (const { ofPlace, placeWeight } of terms) {
      const fit = ofPlace[place] ?? 0;
      if (fit === 0) return 0;
      sum += fit * placeWeight;
    }
    const size = 1 + SIZE_SHARE * Math.log2(hospitals[place] ?? 0);
    return sum * coverage(terms.length, cityTerms[placeCity[place] ?? 0] ?? 1) * size;
  };

  return {
    fitTerm,
    rows: (terms: readonly TermScores[], size: number) =>
      scoreAll(rows, size, (row) => scoreOfRow(terms, row)),
    places: (terms: readonly TermScores[], size: number) =>
      scoreAll(placeCity.length, size, (place) => scoreOfPlace(terms, place)),
  };
};
