import { describe, expect, it } from 'vitest';
import type { FiledQuestion } from '#workers/help/help-index.ts';
import { createHelpScorer } from '#workers/help/score.ts';
import { createTermReader } from '#workers/help/terms.ts';
import { indexOf, textsOf } from './help-few.ts';

/** id, question, answer, synonyms; all of one category. */
type Row = readonly [id: string, question: string, answer?: string, synonyms?: readonly string[]];

const scored = (query: string, ...rows: readonly Row[]) => {
  const questions = rows.map(
    ([id, question, answer = '', synonyms = []]): FiledQuestion => [id, 0, question, answer, synonyms],
  );
  const index = indexOf(textsOf('ENG', questions));
  return createHelpScorer(index)(createTermReader(index)(query)).map(({ entry, score }) => ({
    id: entry.id,
    score,
  }));
};
const idsFor = (query: string, ...rows: readonly Row[]) => scored(query, ...rows).map(({ id }) => id);
const scoreOf = (id: string, query: string, ...rows: readonly Row[]) =>
  scored(query, ...rows).find((found) => found.id === id)?.score ?? 0;

describe('the score of an answer', () => {
  it('is higher the better the place of a word: question, synonym, answer; without the word there is none', () => {
    const rows: Row[] = [
      ['none', 'Alpha beta?'],
      ['answer', 'Alpha beta?', 'Premium.'],
      ['synonym', 'Alpha beta?', '', ['premium gamma']],
      ['question', 'Premium beta?'],
    ];
    expect(idsFor('premium', ...rows)).toEqual(['question', 'synonym', 'answer']);
  });

  it('knows the name of the category too', () => {
    expect(idsFor('consultants', ['pay', 'Alpha beta?'])).toEqual(['pay']);
  });

  it('keeps the order of the file where answers fit equally', () => {
    expect(idsFor('premium', ['b', 'Premium beta?'], ['a', 'Premium beta?'])).toEqual(['b', 'a']);
  });

  it('is higher for a rare word than for a common one', () => {
    const common = ['a', 'b', 'c', 'd'].map((id): Row => [id, 'Cash beta gamma?']);
    const ids = idsFor('cash premium', ...common, ['rare', 'Premium beta gamma?']);
    expect(ids).toEqual(['rare', 'a', 'b', 'c', 'd']);
  });

  it('is lower the more words of the query fit nothing, but one that all know still finds', () => {
    const rows: Row[] = [
      ['pay', 'Premium beta?'],
      ['other', 'Gamma delta?'],
    ];
    const [one, two, three] = ['premium', 'premium zzzz', 'premium zzzz qqqq'].map((text) =>
      scoreOf('pay', text, ...rows),
    );
    expect(one).toBeGreaterThan(two ?? 0);
    expect(two).toBeGreaterThan(three ?? 0);
    expect(three).toBeGreaterThan(0.2);
  });

  it('is between 0 and a little more than 1', () => {
    expect(scoreOf('pay', 'premium', ['pay', 'Premium beta?'])).toBeGreaterThan(0.99);
    expect(scoreOf('pay', 'premium', ['pay', 'Premium beta?'])).toBeLessThan(1.2);
  });

  it('is higher where more of the question was asked for', () => {
    const rows: Row[] = [
      ['long', 'Premium alpha beta gamma delta?'],
      ['short', 'Premium alpha?'],
    ];
    expect(idsFor('premium', ...rows)).toEqual(['short', 'long']);
    expect(idsFor('premiums', ...rows)).toEqual(['short', 'long']);
  });

  it('counts what is rare in the questions as more of them', () => {
    const rows: Row[] = [
      ['common', 'Premium alpha?', 'Omega.'],
      ['rare', 'Premium beta?', 'Omega.'],
      ['a', 'Alpha?'],
      ['b', 'Alpha alpha?'],
      ['c', 'Alpha gamma?'],
    ];
    expect(scoreOf('common', 'premium omega', ...rows)).toBeGreaterThan(
      scoreOf('rare', 'premium omega', ...rows),
    );
  });

  it('is higher where the question asks “when” or “where” as the query does', () => {
    const rows: Row[] = [
      ['where', 'Where is premium alpha?'],
      ['when', 'When is premium alpha?'],
    ];
    expect(idsFor('when premium', ...rows)).toEqual(['when', 'where']);
    expect(idsFor('where premium', ...rows)).toEqual(['where', 'when']);
    expect(scoreOf('when', 'when premium', ...rows)).toBeGreaterThan(scoreOf('when', 'premium', ...rows));
    expect(scoreOf('when', 'how premium', ...rows)).toBe(scoreOf('when', 'premium', ...rows));
  });
});

describe('a synonym of several words', () => {
  const other: Row = ['other', 'Gamma delta?'];
  /** What an answer gains when its synonyms are such rather than their words alone. */
  const gain = (query: string, phrase: string, apart = phrase.split(' ')) => {
    const question = 'Alpha beta?';
    const score = (synonyms: readonly string[]) =>
      scoreOf('pay', query, ['pay', question, '', synonyms], other);
    return score([phrase]) - score(apart.map((word) => `${word} omega`));
  };

  it('counts most when it is the query, less when the query holds it', () => {
    const same = gain('credit card', 'credit card');
    const held = gain('gamma credit card', 'credit card');
    expect(same).toBeCloseTo(0.4);
    expect(held).toBeCloseTo(0.15);
  });

  it('counts in any order, and less in other forms or with a typo', () => {
    expect(gain('card credit', 'credit card')).toBeCloseTo(0.4);
    expect(gain('credits cards', 'credit card')).toBeCloseTo(0.4 * 0.92);
    expect(gain('gamma credits cards', 'credit card')).toBeCloseTo(0.15 * 0.92);
    expect(gain('gamma crdit crad', 'credit card')).toBeCloseTo(0.15 * 0.7);
    expect(gain('cred card', 'credit card')).toBeCloseTo(0.4 * 0.8);
  });

  it('does not count when a word of it is missing or too unlike', () => {
    expect(gain('credit gamma', 'credit card')).toBeCloseTo(0);
    expect(gain('credit zzzz', 'credit card')).toBeCloseTo(0);
  });

  it('counts as one word when it is all that was asked for, and not in a longer query', () => {
    expect(gain('card', 'card')).toBeCloseTo(0.4);
    expect(gain('gamma card', 'card')).toBeCloseTo(0);
    expect(gain('card', 'the card')).toBeCloseTo(0);
  });
});
