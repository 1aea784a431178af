import type { EngineParts } from '../core.ts';
import { allOf } from '../directory.ts';
import { candidatesOf, coverage, eachRow, rowsBySize } from './candidates.ts';
import { CITY_SHARE, type TermFits } from './fits.ts';
import { terms as termsOf } from './suggest-index.ts';
import { createTop, type Scored } from './top.ts';

/** Gain of a city for each doubling of its hospitals: the largest Houston is meant. */
const SIZE_SHARE = 0.06;

/** `hospitals`: number per place. */
export const createScorer = ({ directory, core }: EngineParts, hospitals: Uint32Array) => {
  const { rows, rowPlace, placeCity, cities } = directory;
  const vocabulary = core.vocabulary();
  const { rowStart, rowWords } = vocabulary;
  const bySize = rowsBySize(rows, vocabulary);
  const cityTerms = allOf(cities).map((city) => Math.max(1, termsOf(city).length));

  /** The fit of a row's best word, or of its city. */
  const fitOfRow = ({ ofWord, ofPlace }: TermFits, row: number): number => {
    let best = Math.fround((ofPlace[rowPlace[row] ?? 0] ?? 0) * CITY_SHARE);
    const end = rowStart[row + 1] ?? 0;
    for (let at = rowStart[row] ?? 0; at < end; at++) {
      const fit = ofWord[rowWords[at] ?? 0] ?? 0;
      if (fit > best) best = fit;
    }
    return best;
  };
  const scoreOfRow = (terms: readonly TermFits[], row: number, fitting: number): number => {
    let sum = 0;
    for (const term of terms) sum += fitOfRow(term, row) * term.rowWeight;
    return sum * coverage(fitting, (rowStart[row + 1] ?? 0) - (rowStart[row] ?? 0));
  };
  /** 0 unless all terms fit. */
  const scoreOfPlace = (terms: readonly TermFits[], place: number): number => {
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
    /** Hospitals that all terms fit, or all but one of several. */
    rows: (terms: readonly TermFits[], size: number): readonly Scored[] => {
      const top = createTop(size);
      for (const { rows, ofSize, fitting, bound } of candidatesOf(terms, bySize)) {
        if (!top.takes(0, bound)) break;
        eachRow(rows, ofSize, (row) => {
          const mayBe = top.takes(row, bound);
          if (mayBe) top.add(row, scoreOfRow(terms, row, fitting));
          return mayBe;
        });
      }
      return top.best;
    },
    /** Cities that all terms fit. */
    places: (terms: readonly TermFits[], size: number): readonly Scored[] => {
      const top = createTop(size);
      const [fewest] = terms.map(({ places }) => places).sort((left, right) => left.length - right.length);
      for (const place of fewest ?? []) {
        const score = scoreOfPlace(terms, place);
        if (score > 0) top.add(place, score);
      }
      return top.best;
    },
  };
};
