import damerauLevenshtein from 'damerau-levenshtein';
import { fold } from '#domain/fold.ts';
import type { BenefitGroupText } from './benefit-text.ts';
import { rowMatches, wordsOf } from './search.ts';

const MAX_OFFERS = 3;

/** Maximum edit distance of a word; 0 for short words, which would match almost anything. */
const maxEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** Edits to a word, or to its beginning: a typed word may be unfinished. */
const distance = (typed: string, word: string): number =>
  Math.min(
    damerauLevenshtein(typed, word).steps,
    damerauLevenshtein(typed, word.slice(0, typed.length)).steps + 0.5,
  );

/** Synonyms and words of other languages are left out where a word of the page's own labels is as near. */
const nearestTo = (
  typed: string,
  vocabulary: readonly string[],
  spelled: ReadonlyMap<string, string>,
): readonly string[] => {
  const near = vocabulary
    .map((word) => ({ word, far: distance(typed, word) }))
    .filter(({ word, far }) => word.length > 2 && far <= maxEdits(typed))
    .sort((a, b) => a.far - b.far);
  const own = near.filter(({ word }) => spelled.has(word));
  return (own[0]?.far === near[0]?.far ? own : near).slice(0, MAX_OFFERS).map(({ word }) => word);
};

/** Words of the labels as written, by their folded form, so that a suggestion keeps its accents. */
const spellings = (groups: readonly BenefitGroupText[]): ReadonlyMap<string, string> =>
  new Map(
    groups
      .flatMap(({ heading, rows }) => [heading, ...rows.flatMap(({ label, detail = '' }) => [label, detail])])
      .flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? [])
      .map((word) => [fold(word), word.toLowerCase()]),
  );

/**
 * Suggestions for a query without results, nearest first; each has results. Corrects unknown words, or offers each word
 * alone where all are known but no row has them together.
 */
export const nearest = (groups: readonly BenefitGroupText[], query: string): readonly string[] => {
  const rows = groups.flatMap((group) => group.rows);
  const vocabulary = [...new Set(rows.flatMap(({ search = '' }) => search.split(' ')))];
  const typed = wordsOf(query);
  const finds = (words: readonly string[]): boolean => rows.some((row) => rowMatches(row, words));
  const spelled = spellings(groups);
  const near = typed.map((word) => (finds([word]) ? [word] : nearestTo(word, vocabulary, spelled)));
  const whole = Array.from({ length: MAX_OFFERS }, (_, place) =>
    near.map((words) => words[place] ?? words[0] ?? ''),
  );
  const offers = [...whole, ...near.flat().map((word) => [word])];
  const texts = offers
    .filter((words) => !words.includes('') && finds(words))
    .map((words) => words.map((word) => spelled.get(word) ?? word).join(' '));
  return [...new Set(texts)].slice(0, MAX_OFFERS);
};
