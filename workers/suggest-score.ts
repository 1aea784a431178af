import { fold } from '#domain/fold.ts';
import type { SearchCore } from './core.ts';
import { allOf, type Directory } from './directory.ts';
import { type Groups, groupBy, groupOf } from './groups.ts';
import { terms } from './suggest-index.ts';
import type { Fits } from './suggest-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A row or a place, and how well it fits. */
export interface Scored {
  readonly number: number;
  readonly score: number;
}

/** A city's word counts a little less than the same word in the hospital's name. */
const CITY_SHARE = 0.9;
/** A state's postal code after other terms: "springfield il". */
const STATE_FIT = 0.5;

/** How much a city gains each time its hospitals double: of several Houstons the big one is meant. */
const SIZE_SHARE = 0.06;

/** The best few, best first; ties by number. */
const createTop = (size: number) => {
  const top: Scored[] = [];
  return {
    top,
    add: (number: number, score: number): void => {
      if (top.length === size && score <= (top[size - 1]?.score ?? 0)) return;
      const at = top.findIndex((other) => other.score < score);
      top.splice(at < 0 ? top.length : at, 0, { number, score });
      if (top.length > size) top.pop();
    },
  };
};

/** Vocabulary word → places whose city has it. */
const placesByWord = ({ placeCity, cities }: Directory, { numberOf, words }: Vocabulary): Groups => {
  const [keys, places]: [number[], number[]] = [[], []];
  placeCity.forEach((city, place) => {
    for (const word of fold(cities.at(city) ?? '').split(' ')) {
      keys.push(numberOf.get(word) ?? 0);
      places.push(place);
    }
  });
  return groupBy(Uint32Array.from(keys), words.length, Uint32Array.from(places));
};

export interface Scorer {
  /** Hospitals for a typed text: per term, the words that fit it. All terms must fit, or all but one of several. */
  rows(fits: readonly Fits[], typed: readonly string[], size: number): Scored[];
  /** Cities that all terms fit. */
  places(fits: readonly Fits[], typed: readonly string[], size: number): Scored[];
}

export const createScorer = (directory: Directory, core: SearchCore, vocabulary: Vocabulary): Scorer => {
  const { rows, rowPlace, rowStart, placeCity, placeState, cities, states } = directory;
  const places = placeCity.length;
  const byWord = placesByWord(directory, vocabulary);
  const byPlace = groupBy(rowPlace, places);
  const cityTerms = allOf(cities).map((city) => Math.max(1, terms(city).length));
  const codes = allOf(states).map((state) => state.toLowerCase());

  const fitPlaces = (fits: Fits, typed: string, mayBeState: boolean): Float32Array => {
    const best = new Float32Array(places);
    if (mayBeState && codes.includes(typed))
      placeState.forEach((state, place) => {
        if (codes[state] === typed) best[place] = STATE_FIT;
      });
    for (const [word, fit] of fits)
      for (const place of groupOf(byWord, word)) best[place] = Math.max(best[place] ?? 0, fit);
    return best;
  };
  const fitRows = (fits: Fits, ofPlace: Float32Array): Float32Array => {
    const best = new Float32Array(rows);
    ofPlace.forEach((fit, place) => {
      if (fit > 0) for (const row of groupOf(byPlace, place)) best[row] = fit * CITY_SHARE;
    });
    for (const [word, fit] of fits)
      for (const row of core.rowsOf(word)) best[row] = Math.max(best[row] ?? 0, fit);
    return best;
  };
  /** Rare terms say more: the logarithm of rows per fitting row, as in inverse document frequency. */
  const weigh = (best: Float32Array): number => {
    let fitting = 0;
    for (const fit of best) if (fit > 0) fitting++;
    return Math.log2(1 + best.length / (1 + fitting));
  };

  return {
    rows: (fits, typed, size) => {
      const perTerm = fits.map((fit, nth) => fitRows(fit, fitPlaces(fit, typed[nth] ?? '', nth > 0)));
      const weights = perTerm.map(weigh);
      const least = perTerm.length > 1 ? perTerm.length - 1 : 1;
      const { top, add } = createTop(size);
      for (let row = 0; row < rows; row++) {
        let [score, fitting] = [0, 0];
        perTerm.forEach((best, nth) => {
          const fit = best[row] ?? 0;
          if (fit > 0) fitting++;
          score += fit * (weights[nth] ?? 0);
        });
        const words = (rowStart[row + 1] ?? 0) - (rowStart[row] ?? 0);
        if (fitting >= least) add(row, score * (0.7 + (0.3 * fitting) / Math.max(fitting, words)));
      }
      return top;
    },
    places: (fits, typed, size) => {
      const perTerm = fits.map((fit, nth) => fitPlaces(fit, typed[nth] ?? '', nth > 0));
      const weights = perTerm.map(weigh);
      const { top, add } = createTop(size);
      for (let place = 0; place < places; place++) {
        let score = 0;
        const all = perTerm.every((best, nth) => {
          score += (best[place] ?? 0) * (weights[nth] ?? 0);
          return (best[place] ?? 0) > 0;
        });
        const words = cityTerms[placeCity[place] ?? 0] ?? 1;
        if (!all) continue;
        const coverage = 0.7 + (0.3 * perTerm.length) / Math.max(perTerm.length, words);
        add(place, score * coverage * (1 + SIZE_SHARE * Math.log2(groupOf(byPlace, place).length)));
      }
      return top;
    },
  };
};
