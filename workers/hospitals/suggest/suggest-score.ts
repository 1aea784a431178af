import type { EngineParts } from '../core.ts';
import type { TermScores } from './fits.ts';
import { terms as termsOf } from './suggest-index.ts';

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

const numbered = (count: number, scoreOf: (number: number) => number): Scored[] =>
  Array.from({ length: count }, (_, number) => ({ number, score: scoreOf(number) }));

/** Score gain of a city for each doubling of its number of hospitals, so that the largest Houston comes first. */
const SIZE_SHARE = 0.06;

/** Returns the share of a name's words that is typed, scaled to 0.7 … 1. */
const coverage = (fitting: number, words: number): number => 0.7 + (0.3 * fitting) / Math.max(fitting, words);

/** `hospitals`: number of hospitals per place. */
export const createScorer = ({ directory, vocabulary }: EngineParts, hospitals: Uint32Array) => {
  const { rows, placeCity, cities } = directory;
  const { rowStart } = vocabulary;
  const cityTerms = cities.map((city) => Math.max(1, termsOf(city).length));

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
    const words = cityTerms[placeCity[place] ?? 0] ?? 1;
    return sum * coverage(terms.length, words) * (1 + SIZE_SHARE * Math.log2(hospitals[place] ?? 0));
  };

  return {
    rows: (terms: readonly TermScores[], size: number) =>
      bestOf(
        numbered(rows, (row) => scoreOfRow(terms, row)),
        size,
      ),
    places: (terms: readonly TermScores[], size: number) =>
      bestOf(
        numbered(placeCity.length, (place) => scoreOfPlace(terms, place)),
        size,
      ),
  };
};
