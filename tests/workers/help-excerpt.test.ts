import { describe, expect, it } from 'vitest';
import type { MarkedText } from '#workers/contract.ts';
import { excerptOf } from '#workers/help/marks.ts';
import { tokensOf } from '#workers/help/tokens.ts';

/** The excerpt for words that say so much; words that are not named say nothing. */
const excerpt = (text: string, weights: Readonly<Record<string, number>>): MarkedText =>
  excerptOf(text, tokensOf(text), (term) => weights[term] ?? 0);
const markedIn = ({ text, marks }: MarkedText): string[] => marks.map(([from, to]) => text.slice(from, to));
/** So many words of five characters with their space: "w10a w11a …", none of which fits. */
const filler = (count: number): string => Array.from({ length: count }, (_, at) => `w${at + 10}a`).join(' ');

describe('the excerpt of an answer', () => {
  it('is all of it, where it is short, without words too', () => {
    for (const text of ['', '…?!', '¿Cash?', `“${filler(33)}.”`])
      expect(excerpt(text, { w10a: 1 }).text).toBe(text);
  });

  it('begins where the answer begins when a word fits there, and is at most 170 letters long', () => {
    const { text, marks } = excerpt(`¿${filler(20)} cash ${filler(30)}`, { cash: 1 });
    expect(text.startsWith('¿w10a w11a')).toBe(true);
    expect(text.endsWith('a…')).toBe(true);
    expect(marks).toEqual([[101, 105]]);
    // From the first word on these are 169 and 170 letters, then 171.
    for (const [word, isWhole] of [
      ['abcd', true],
      ['abcde', true],
      ['abcdef', false],
    ] as const)
      expect(excerpt(`${filler(33)} ${word} more`, {}).text.endsWith(`${word}…`), word).toBe(isWhole);
  });

  it('begins five words before the first word that fits, of the stretch that says most', () => {
    const text = `cash ${filler(60)} cash card ${filler(60)}`;
    const found = excerpt(text, { cash: 1, card: 1 });
    expect(found.text.startsWith('…w65a w66a w67a w68a w69a cash card w10a')).toBe(true);
    expect(found.text).toHaveLength(171);
    expect(markedIn(found)).toEqual(['cash', 'card']);
  });

  it('is the first of two stretches that say the same', () => {
    expect(excerpt(`${filler(9)} cash ${filler(60)} cash ${filler(60)}`, { cash: 1 }).text).toMatch(/^w10a/);
  });

  it('has different words rather than one again and again', () => {
    const text = `${filler(40)} cash cash cash cash ${filler(60)} cash card ${filler(60)}`;
    expect(markedIn(excerpt(text, { cash: 1, card: 1 }))).toEqual(['cash', 'card']);
    expect(
      markedIn(excerpt(`${filler(60)} cash ${filler(60)} cash cash ${filler(40)}`, { cash: 1 })),
    ).toHaveLength(2);
  });

  it('may reach from a word that fits to the last one that is near enough', () => {
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

  it('is not cut before a warning, of which it has the whole sentence', () => {
    const found = excerpt(`Yes, cash. ${filler(40)}. Vital doesn’t cover it. Write to us.`, { cash: 1 });
    expect(found.text).toMatch(/^Yes, cash\. w10a .*a… Vital doesn’t cover it\.$/);
    expect(excerpt(`${filler(32)}. It’s not included in Vital or Optima. More.`, {}).text).toMatch(
      / It’s not included in Vital or Optima\.$/,
    );
  });

  it('leaves out a word that is longer than it may be', () => {
    const word = 'a'.repeat(200);
    expect(excerpt(`${filler(9)} ${word}`, { [word]: 1 })).toEqual({
      text: '…w14a w15a w16a w17a w18a…',
      marks: [],
    });
  });
});

describe('the words of a text', () => {
  const wordsOf = (text: string) => tokensOf(text).map(({ from, to, term }) => [text.slice(from, to), term]);

  it('have apostrophes only between letters or digits, and accents and vowels that stand alone', () => {
    expect(wordsOf("Don't")).toEqual([["Don't", 'dont']]);
    expect(wordsOf('l’hôpital')).toEqual([['l’hôpital', 'lhopital']]);
    expect(wordsOf("policies' '25's 'n")).toEqual([
      ['policies', 'policies'],
      ["25's", '25s'],
      ['n', 'n'],
    ]);
    expect(wordsOf('काल')).toEqual([['काल', 'कल']]);
    expect(wordsOf('e\u0301te\u0301-24h')).toEqual([
      ['e\u0301te\u0301', 'ete'],
      ['24h', '24h'],
    ]);
  });
});
