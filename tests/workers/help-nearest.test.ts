import { describe, expect, it } from 'vitest';
import type { FiledQuestion } from '#workers/help/help-index.ts';
import { nearestCategories } from '#workers/help/nearest.ts';
import { createTermReader } from '#workers/help/terms.ts';
import { indexOf, textsOf } from './help-few.ts';

/** The categories near to a query, where questions of these categories (their numbers) hold these words. */
const nearest = (
  query: string,
  ...questions: readonly (readonly [category: number, words: string, answer?: string])[]
) => {
  const filed = questions.map(
    ([category, words, answer = '']): FiledQuestion => [words, category, words, answer, []],
  );
  const index = indexOf({ ...textsOf('ENG', filed), categories: [] });
  return nearestCategories(index, createTermReader(index)(query).terms);
};

describe('the categories nearest to a query that nothing fits', () => {
  it('have words with half of the trigrams of one that was typed; a third is chance', () => {
    expect(nearest('xxcdefgh', [4, 'abcdefgh'])).toEqual(['premium-payment']);
    expect(nearest('xxxdefgx', [4, 'abcdefgh'])).toEqual([]);
  });

  it('are near with a fifth of the query’s words at least', () => {
    expect(nearest('xxcdefgh zzzz', [4, 'abcdefgh'])).toEqual(['premium-payment']);
    expect(nearest('xxcdefgh zzzz qqqq yyyy jjjj', [4, 'abcdefgh'])).toEqual([]);
    expect(nearest('', [4, 'abcdefgh'])).toEqual([]);
  });

  it('count by their best question, best first', () => {
    expect(nearest('abcdefgx', [2, 'abcdezzz'], [4, 'abcdefgh'], [4, 'other', 'abcdefgh'])).toEqual([
      'premium-payment',
      'underwriting',
    ]);
  });

  it('are three at most', () => {
    const words = [0, 1, 2, 3].map((category) => [category, 'abcdefgh'] as const);
    expect(nearest('abcdefgx', ...words)).toEqual(['consultants', 'our-plans', 'underwriting']);
  });
});
