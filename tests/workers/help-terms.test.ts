import { describe, expect, it } from 'vitest';
import { createTermReader } from '#workers/help/terms.ts';
import type { Fits } from '#workers/hospitals/suggest/word-finder.ts';
import { indexOf, textsOf } from './help-few.ts';

const index = () =>
  indexOf(
    textsOf('ENG', [
      [
        'pay',
        4,
        'How is the premium paid?',
        'A payment with your card. No payroll with us or out of care.',
        ['pays', 'to pay'],
      ],
      ['doctor', 6, 'Which physician?', 'A doctor in the office of another state.', ['care']],
    ]),
  );

/** The terms of a query, with the words that fit them and those that fit them by themselves. */
const read = (text: string) => {
  const { words, ...rest } = index();
  const named = (fits: Fits) => Object.fromEntries([...fits].map(([word, fit]) => [words[word], fit]));
  const { terms, questionWords, known } = createTermReader({ words, ...rest })(text);
  return {
    terms: terms.map(({ term, direct, fits }) => ({ term, direct: named(direct), fits: named(fits) })),
    questionWords,
    known,
  };
};
const directOf = (text: string, at = 0) => read(text).terms[at]?.direct ?? {};
const fitsOf = (text: string, at = 0) => read(text).terms[at]?.fits ?? {};

describe('a word of the query', () => {
  it('fits itself wholly, its other forms less, and longer words less than those', () => {
    const { pay, payment, paid, pays, payroll, ...others } = directOf('doctor pay', 1);
    expect(others).toEqual({});
    expect(pay).toBe(1);
    expect([payment, paid, pays]).toEqual([0.92, 0.92, 0.92]);
    expect(payroll).toBeCloseTo(0.7 * (0.75 + (0.2 * 3) / 7));
  });

  it('fits the words that it begins: when it is the last one, from two letters on, and otherwise from five', () => {
    expect(directOf('pr')).toEqual({ premium: 0.75 + (0.2 * 2) / 7 });
    expect(directOf('p')).toEqual({});
    expect(directOf('doctor pay premi', 2)).toEqual({ premium: 0.75 + 1 / 7 });
    expect(directOf('premi doctor').premium).toBeCloseTo(0.7 * (0.75 + 1 / 7));
    expect(directOf('pre doctor')).toEqual({});
    expect(directOf('prem doctor')).toEqual({ premium: 0.6 });
  });

  it('is corrected only when it is no word: wholly, or from six letters on as an unfinished one', () => {
    expect(directOf('card doctor')).toEqual({ card: 1 });
    expect(directOf('dactor doctor')).toMatchObject({ doctor: expect.closeTo(0.7) });
    expect(directOf('phisicain doctor')).toEqual({ physician: 0.5 });
    expect(directOf('phisic')).toEqual({ physician: expect.closeTo(0.45) });
    expect(directOf('phisi')).toEqual({});
    expect(directOf('phisic doctor')).toEqual({});
  });

  it('fits words that mean nearly the same less, and none when it is far from a word itself', () => {
    expect(directOf('doctor')).toEqual({ doctor: 1 });
    expect(fitsOf('doctor')).toEqual({ doctor: 1, physician: 0.55 });
    expect(fitsOf('dactor pay').physician).toBeCloseTo(0.7 * 0.55);
    expect(fitsOf('phisicain pay')).toEqual({ physician: 0.5 });
    expect(fitsOf('card')).toEqual({ card: 1 });
  });
});

describe('the words of a query', () => {
  const termsOf = (text: string) => read(text).terms.map(({ term }) => term);

  it('are those that mean something, each once, or all when none does', () => {
    expect(termsOf('where is the premium of the premium?')).toEqual(['premium']);
    expect(read('where is the premium').questionWords).toEqual(['where', 'is', 'the']);
    expect(termsOf('where is the')).toEqual(['where', 'is', 'the']);
    expect(read('where is the').questionWords).toEqual([]);
  });

  it('are joined and split where a space was forgotten or is too many; those that say nothing are left whole', () => {
    expect(termsOf('pre miums payroll')).toEqual(['pre', 'miums', 'payroll']);
    expect(termsOf('pre mium')).toEqual(['premium']);
    expect(termsOf('doctorpremium')).toEqual(['doctor', 'premium']);
    expect(termsOf('paying doctor')).toEqual(['paying', 'doctor']);
    expect(termsOf('without premium')).toEqual(['premium']);
    expect(read('without premium').questionWords).toEqual(['without']);
  });

  it('are twenty at most', () => {
    expect(termsOf(Array.from({ length: 30 }, (_, at) => `a${at}`).join(' '))).toHaveLength(20);
  });
});

describe('what a language knows of a query', () => {
  it('is the share of its words: as they stand, in another form, or as words that say nothing', () => {
    expect(read('').known).toBe(0);
    expect(read('premium').known).toBe(1);
    expect(read('premiums zzzz').known).toBe(0.5);
    expect(read('zzzz the premium zzzz').known).toBe(0.5);
    expect(read('premiun').known).toBe(0);
  });

  it('is a little less for a last word that is unfinished, from four letters on', () => {
    expect([read('prem').known, read('premi').known]).toEqual([0.9, 0.9]);
    expect(read('pre').known).toBe(0);
    expect(read('premi zzzz').known).toBe(0);
    expect(read('the zzzz').known).toBe(0.5);
  });
});
