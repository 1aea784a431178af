import { describe, expect, it } from 'vitest';
import type { MarkedText } from '#workers/contract.ts';
import { excerptOf } from '#workers/help/marks.ts';
import { tokensOf } from '#workers/help/tokens.ts';

/** Returns the excerpt for words with these weights; all other words have weight 0. */
const excerpt = (text: string, weights: Readonly<Record<string, number>>): MarkedText =>
  excerptOf(text, tokensOf(text), (term) => weights[term] ?? 0);
const markedIn = ({ text, marks }: MarkedText): string[] => marks.map(([from, to]) => text.slice(from, to));
/** Returns `count` words that match nothing, each of five characters with its space: "w10a w11a …". */
const filler = (count: number): string => Array.from({ length: count }, (_, at) => `w${at + 10}a`).join(' ');

describe('excerpt of an answer', () => {
  it('is the whole answer if short, also if no word matches', () => {
    for (const text of ['', '…?!', '¿Cash?', `“${filler(33)}.”`])
      expect(excerpt(text, { w10a: 1 }).text).toBe(text);
  });

  it('starts at the beginning of the answer if a word matches there, and has at most 170 characters', () => {
    const { text, marks } = excerpt(`¿${filler(20)} cash ${filler(30)}`, { cash: 1 });
    expect(text.startsWith('¿w10a w11a')).toBe(true);
    expect(text.endsWith('a…')).toBe(true);
    expect(marks).toEqual([[101, 105]]);
    // Up to and including the last word, these texts have 170 and 171 characters.
    expect(excerpt(`${filler(33)} abcde more`, {}).text).toMatch(/ abcde…$/);
    expect(excerpt(`${filler(33)} abcdef more`, {}).text).toMatch(/ w42a…$/);
  });

  it('starts five words before the first match of the best stretch', () => {
    const text = `cash ${filler(60)} cash card ${filler(60)}`;
    const found = excerpt(text, { cash: 1, card: 1 });
    expect(found.text.startsWith('…w65a w66a w67a w68a w69a cash card w10a')).toBe(true);
    expect(found.text).toHaveLength(171);
    expect(markedIn(found)).toEqual(['cash', 'card']);
  });

  it('is the first of two equally good stretches', () => {
    expect(excerpt(`${filler(9)} cash ${filler(60)} cash ${filler(60)}`, { cash: 1 }).text).toMatch(/^w10a/);
  });

  it('prefers different words to a repeated word', () => {
    const text = `${filler(40)} cash cash cash cash ${filler(60)} cash card ${filler(60)}`;
    expect(markedIn(excerpt(text, { cash: 1, card: 1 }))).toEqual(['cash', 'card']);
    expect(
      markedIn(excerpt(`${filler(60)} cash ${filler(60)} cash cash ${filler(40)}`, { cash: 1 })),
    ).toHaveLength(2);
  });

  it('may extend from a match to the last match within reach', () => {
    const [near, far] = [31, 34].map((words) => `${filler(50)} cash ${filler(words)} card ${filler(50)}`);
    expect(excerpt(near ?? '', { cash: 1, card: 1 }).text).toMatch(/^…w55a.* cash w10a/);
    expect(excerpt(far ?? '', { cash: 1, card: 2 }).text).toMatch(/ card w10a/);
  });

  it('is no shorter at the end of the answer', () => {
    const found = excerpt(`${filler(90)} cash.`, { cash: 1 });
    expect(found.text).toMatch(/^…w\d\da .* cash\.$/);
    expect(found.text).toHaveLength(171);
    expect(markedIn(found)).toEqual(['cash']);
  });

  it('is not cut before a warning, and contains its whole sentence', () => {
    const found = excerpt(`Yes, cash. ${filler(40)}. Vital doesn’t cover it. Write to us.`, { cash: 1 });
    expect(found.text).toMatch(/^Yes, cash\. w10a .*a… Vital doesn’t cover it\.$/);
    const divided = excerpt(`${filler(32)}. It’s not included in Vital. More.`, {});
    expect(divided.text).toMatch(/ w41a\. It’s not included in Vital\.$/);
  });

  it('omits a word longer than the excerpt', () => {
    const word = 'a'.repeat(200);
    expect(excerpt(`${filler(9)} ${word}`, { [word]: 1 })).toEqual({
      text: '…w14a w15a w16a w17a w18a…',
      marks: [],
    });
  });
});

const wordsOf = (text: string) => tokensOf(text).map(({ from, to, term }) => [text.slice(from, to), term]);

it('words contain apostrophes only between letters or digits, and include combining accents and vowel signs', () => {
  expect(wordsOf("Don't")).toEqual([["Don't", 'dont']]);
  expect(wordsOf("policies' '25's")).toEqual([
    ['policies', 'policies'],
    ["25's", '25s'],
  ]);
  expect(wordsOf('काल')).toEqual([['काल', 'कल']]);
});
