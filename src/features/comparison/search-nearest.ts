import type { BenefitGroupText } from '#content/benefit-text.ts';
import { fold } from '#domain/fold.ts';
import { rowMatches, wordsOf } from './search-benefits.ts';

/** How many nearest texts are offered. */
const OFFERED = 3;

/**
 * Single-letter slips between two words: a letter put in, left out, exchanged, or two neighbours swapped
 * (optimal string alignment). Both are at most a word long, so the whole table is small.
 */
export const slips = (a: string, b: string): number => {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    rows.push(line);
    for (let column = 1; column <= b.length; column++) {
      const exchanged = at(row - 1, column - 1) + Number(a[row - 1] !== b[column - 1]);
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
          ? at(row - 2, column - 2) + 1
          : exchanged;
      line.push(Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, exchanged, swapped));
    }
  }
  return at(a.length, b.length);
};

/** A word of four letters may have one slip, a longer one two; shorter ones are near everything and so near nothing. */
const allowed = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** Slips to a word, or to its beginning: whoever searches need not type a word to its end. */
const distance = (typed: string, word: string): number =>
  Math.min(slips(typed, word), slips(typed, word.slice(0, typed.length)) + 0.5);

const nearestTo = (typed: string, vocabulary: readonly string[]): readonly string[] =>
  vocabulary
    .map((word) => ({ word, far: distance(typed, word) }))
    .filter(({ word, far }) => word.length > 2 && far <= allowed(typed))
    .sort((a, b) => a.far - b.far)
    .slice(0, OFFERED)
    .map(({ word }) => word);

/** Words of the labels as they are written, by what they fold to: an offer should carry its accents. */
const spellings = (groups: readonly BenefitGroupText[]): ReadonlyMap<string, string> =>
  new Map(
    groups
      .flatMap(({ heading, rows }) => [heading, ...rows.flatMap(({ label, detail = '' }) => [label, detail])])
      .flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? [])
      .map((word) => [fold(word), word.toLowerCase()]),
  );

/**
 * Texts near one that finds nothing, nearest first, each of which finds something: with its unknown words put right, or,
 * where all are known and merely never meet, each word alone. At most three.
 */
export const nearest = (groups: readonly BenefitGroupText[], query: string): readonly string[] => {
  const rows = groups.flatMap((group) => group.rows);
  const vocabulary = [...new Set(rows.flatMap(({ search = '' }) => search.split(' ')))];
  const typed = wordsOf(query);
  const finds = (words: readonly string[]): boolean => rows.some((row) => rowMatches(row, words));
  const near = typed.map((word) => (finds([word]) ? [word] : nearestTo(word, vocabulary)));
  const whole = Array.from({ length: OFFERED }, (_, place) =>
    near.map((words) => words[place] ?? words[0] ?? ''),
  );
  const offers = [...whole, ...near.flat().map((word) => [word])];
  const written = spellings(groups);
  return [
    ...new Set(
      offers
        .filter((words) => !words.includes('') && finds(words))
        .map((words) => words.map((word) => written.get(word) ?? word).join(' ')),
    ),
  ].slice(0, OFFERED);
};
