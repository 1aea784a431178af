import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '#domain/fold.ts';
import type { EngineParts } from '#workers/hospitals/core.ts';
import { createFitter } from '#workers/hospitals/suggest/fits.ts';
import { terms as termsOf } from '#workers/hospitals/suggest/suggest-index.ts';
import { createScorer, type Scored } from '#workers/hospitals/suggest/suggest-score.ts';
import { runs } from '../support/runs.ts';
import { anyDirectory } from './arbitraries.ts';
import { openParts } from './engines.ts';
import { makeDirectory } from './synthetic.ts';

interface Term {
  readonly typed: string;
  readonly fits: ReadonlyMap<number, number>;
}

const countByPlace = ({ directory }: EngineParts): Uint32Array => {
  const counts = new Uint32Array(directory.placeCity.length);
  for (const place of directory.rowPlace) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
};

/** Reference implementation of the scores in decision 012, row by row and place by place. */
const naive = ({ directory, vocabulary }: EngineParts, terms: readonly Term[], counts: Uint32Array) => {
  const { rows, rowPlace, placeCity, placeState, cities, states } = directory;
  const fitOfWords = (words: readonly number[], { fits }: Term): number =>
    Math.max(0, ...words.map((word) => Math.fround(fits.get(word) ?? 0)));
  const wordsOf = (text: string): number[] =>
    fold(text)
      .split(' ')
      .map((word) => vocabulary.words.indexOf(word));
  const cityWords = (place: number): number[] => wordsOf(cities.at(placeCity[place] ?? 0) ?? '');
  const nameWords = (row: number): number[] => wordsOf(directory.names[row] ?? '');
  const fitOfPlace = (place: number, term: Term, nth: number): number => {
    const isState = nth > 0 && states.at(placeState[place] ?? 0)?.toLowerCase() === term.typed;
    return Math.max(fitOfWords(cityWords(place), term), isState ? 0.5 : 0);
  };
  const fitOfRow = (row: number, term: Term, nth: number): number =>
    Math.max(fitOfWords(nameWords(row), term), Math.fround(fitOfPlace(rowPlace[row] ?? 0, term, nth) * 0.9));
  const rank = (
    all: number,
    fitOf: (number: number, term: Term, nth: number) => number,
    score: (number: number, sum: number, fitting: number) => number,
  ): Scored[] => {
    const numbers = Array.from({ length: all }, (_, number) => number);
    const perTerm = terms.map((term, nth) => numbers.map((number) => fitOf(number, term, nth)));
    const weights = perTerm.map((fits) => Math.log2(1 + all / (1 + fits.filter((fit) => fit > 0).length)));
    return numbers
      .map((number) => {
        const fits = perTerm.map((each) => each[number] ?? 0);
        const sum = fits.reduce((before, fit, nth) => before + fit * (weights[nth] ?? 0), 0);
        return { number, score: score(number, sum, fits.filter((fit) => fit > 0).length) };
      })
      .filter(({ score }) => score > 0)
      .sort((left, right) => right.score - left.score);
  };
  const cover = (fitting: number, words: number): number => 0.7 + (0.3 * fitting) / Math.max(fitting, words);
  return {
    rows: rank(rows, fitOfRow, (row, sum, fitting) => {
      const least = Math.max(1, terms.length - 1);
      return fitting < least ? 0 : sum * cover(fitting, nameWords(row).length);
    }),
    places: rank(placeCity.length, fitOfPlace, (place, sum, fitting) => {
      const words = Math.max(1, termsOf(cities.at(placeCity[place] ?? 0) ?? '').length);
      const size = 1 + 0.06 * Math.log2(counts[place] ?? 0);
      return fitting < terms.length ? 0 : sum * cover(fitting, words) * size;
    }),
  };
};

/** One to five terms; each fits some words with one of a few values, so that many scores are equal. */
const anyTerms = fc.array(
  fc.record({
    typed: fc.constantFrom('tx', 'fl', 'mary', 'or'),
    fits: fc.array(fc.tuple(fc.nat(), fc.constantFrom(0.3, 0.75, 0.9, 1)), { maxLength: 12 }),
  }),
  { minLength: 1, maxLength: 5 },
);

/** Compares the best results of the scorer with those of the reference implementation. */
const expectBest = (
  parts: EngineParts,
  drawn: readonly { typed: string; fits: [number, number][] }[],
  size: number,
) => {
  const words = parts.vocabulary.words.length;
  const terms = drawn.map(({ typed, fits }) => ({
    typed,
    fits: new Map(fits.map(([word, fit]) => [word % words, fit])),
  }));
  const counts = countByPlace(parts);
  const fitTerm = createFitter(parts);
  const fitting = terms.map(({ fits, typed }, nth) => fitTerm(fits, typed, nth === 0));
  const scorer = createScorer(parts, counts);
  const all = naive(parts, terms, counts);
  expect(scorer.rows(fitting, size)).toEqual(all.rows.slice(0, size));
  expect(scorer.places(fitting, size)).toEqual(all.places.slice(0, size));
};

describe('best hospitals and cities for typed terms', () => {
  it('match the reference implementation', () => {
    fc.assert(
      fc.property(anyDirectory(30), anyTerms, fc.integer({ min: 1, max: 10 }), (hospitals, terms, size) => {
        if (hospitals.length > 0) expectBest(openParts(hospitals), terms, size);
      }),
      { numRuns: runs(300) },
    );
  });

  it('match the reference implementation in a larger directory, with words that most hospitals have', () => {
    const parts = openParts(makeDirectory(400, 5));
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 1, max: 10 }), (terms, size) => expectBest(parts, terms, size)),
      { numRuns: runs(200) },
    );
  });
});
