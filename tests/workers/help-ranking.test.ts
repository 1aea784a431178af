import { describe, expect, it } from 'vitest';
import type { HelpTexts } from '#workers/help/help-index.ts';
import { engineOf } from './help-few.ts';

const TEXTS: HelpTexts = {
  language: 'ENG',
  categories: ['people', 'claims', 'money', 'care'],
  words: {
    groups: ['refund reimbursement repayment', 'dentist tooth', 'policy plan'],
    stops: ['how do i the my is where what a that'],
    light: ['wife days pull'],
    danger: ['overdose', 'swallow*/drank pills?', 'chest pain', 'baby wont wake'],
    absent: ['life insurance', 'the skiing'],
  },
  questions: [
    [
      'claim',
      1,
      'How do I file a claim?',
      'Send the invoice and the report within 180 days.',
      ['reimbursement form', 'money back'],
    ],
    [
      'pay',
      2,
      'How do I pay the premium?',
      'By card or bank transfer. The premium is due on the first of a month.',
      ['installment', 'credit card'],
    ],
    ['dental', 3, 'Is dental care covered?', 'A dentist is covered after an accident.', ['tooth']],
    [
      'travel',
      3,
      'Where is my plan valid?',
      'In every country, for 180 days.',
      ['abroad', 'where is the plan'],
    ],
    ['card', 0, 'What is on my card?', 'The number of the plan, and a phone number.', ['member card']],
  ],
};
const { find, toHit } = engineOf(TEXTS);

/** Returns "id score", best first. */
const rank = (text: string): string =>
  [...find(text).scores]
    .sort(([, left], [, right]) => right - left)
    .map(([id, score]) => `${id} ${score.toFixed(3)}`)
    .join(', ');
/** Returns "word fit", with "light" for words of little weight, and "form" for another form of a word of the texts. */
const read = (text: string): string =>
  find(text)
    .terms.map(({ term, fit, weight, hasExactWord }) =>
      [term, fit, ...(weight < 1 ? ['light'] : []), ...(hasExactWord ? [] : ['form'])].join(' '),
    )
    .join(', ');

describe('words of a query', () => {
  it.each([
    ['claims', 'claims known form'],
    // Completed, if long enough: from three letters for the last word, from five for others.
    ['cla', 'cla known form'],
    ['pr', 'pr unknown light form'],
    ['clai premium', 'clai unknown form, premium known'],
    // Synonyms, also of words that the texts lack.
    ['refund', 'refund known form'],
    // Typos: two swapped letters from four letters on, one typo from five, two from eight; a short word keeps its first letter.
    ['crad', 'crad likely form'],
    ['csrd', 'csrd unknown form'],
    ['clxim', 'clxim likely form'],
    ['xlaim', 'xlaim unknown form'],
    ['xbroad', 'xbroad likely form'],
    ['predium', 'predium likely form'],
    ['pradium', 'pradium unknown form'],
    ['reimbrsemnt', 'reimbrsemnt likely form'],
    // A typo of a stop word is that stop word; of four letters only if a letter is missing.
    ['wher plan', 'plan known'],
    ['whet plan', 'whet unknown form, plan known'],
    ['hte plan', 'hte unknown form, plan known'],
    // Stop words are left out, and repeated words; numbers and light words weigh little, also with a typo.
    ['claim claim', 'claim known'],
    ['180 days', '180 known light, days known light'],
    ['12a a12', '12a unknown form, a12 unknown form'],
    ['wief claim', 'wief unknown light form, claim known'],
  ])('are read one by one: %s', (text, words) => {
    expect(read(text)).toBe(words);
  });

  it('are cut after twenty, or a hundred characters', () => {
    const termsOf = (text: string) => find(text).terms.map(({ term }) => term);
    expect(termsOf(`${'a1 '.repeat(19)} claim plan`)).toEqual(['a1', 'claim']);
    expect(termsOf(`${'x'.repeat(110)} claim`)).toEqual(['x'.repeat(100)]);
  });

  it('are known if the texts have them in any form; stop words always are', () => {
    const shares = ['claim zzz how', 'claims', 'refund', 'how', ''].map((text) => find(text).known);
    expect(shares).toEqual([2 / 3, 1, 0, 1, 0]);
  });
});

it.each([
  // Its own question or synonym is typed, stop words included.
  ['file a claim', 'claim 39.935'],
  ['where is the plan', 'travel 45.047, card 2.020'],
  ['where is', 'travel 5.417, dental 1.076, card 0.962'],
  // A prefix, a typo, a synonym and a light word count less.
  ['mon', 'claim 12.149, pay 4.033'],
  ['cliam', 'claim 7.532'],
  ['refund', 'claim 3.705'],
  ['180 days', 'travel 0.879, claim 0.858'],
  // Answers with more of the words come first.
  ['wife claim', 'claim 10.184'],
  ['plan abroad covered', 'travel 24.116, dental 7.903, card 0.705'],
])('score of an answer is the sum of its words and its best phrase: %s', (text, scores) => {
  expect(rank(text)).toBe(scores);
});

describe('phrase of danger', () => {
  it.each([
    'overdose',
    'swallowed some pill',
    'my wife has chest a b c pain',
    'chets pian',
    'my baby just wont really wake',
  ])('is found with words between, endings and typos: %s', (text) => {
    expect(find(text).isDanger).toBe(true);
  });

  it.each([
    '',
    'chest',
    'pills drank',
    'chest a b c d pain',
    'pain chest',
    'swallowed pillow',
    'swallowed pull',
  ])('needs all its words in order and near each other: %s', (text) => {
    expect(find(text).isDanger).toBe(false);
  });
});

it('a subject that no answer mentions is found as a whole, side by side, without stop words', () => {
  const absent = [
    'my life insurance',
    'life the insurance',
    'skiings',
    'insurance life',
    'wildlife insurance',
  ];
  expect(absent.map((text) => find(text).absent)).toEqual([
    'life insurance',
    'life insurance',
    'skiing',
    undefined,
    undefined,
  ]);
});

describe('hit', () => {
  it('marks the words of the query in any form, but no synonyms and no stop words', () => {
    const marked = (text: string, id: string) => {
      const hit = toHit(id, find(text), 'La pregunta');
      expect(hit).toMatchObject({ id, language: 'ENG', localizedQuestion: 'La pregunta' });
      return [hit?.question, hit?.excerpt].map((part) =>
        part?.marks.map(([from, to]) => part.text.slice(from, to)).join(' '),
      );
    };
    expect(marked('how claims', 'claim')).toEqual(['claim', '']);
    expect(marked('premi cards', 'pay')).toEqual(['premium', 'card premium']);
    expect(marked('tooth', 'dental')).toEqual(['', '']);
  });

  it('has its question by default, and is missing for an unknown id', () => {
    expect(toHit('card', find('card'))).toMatchObject({
      category: 'consultants',
      localizedQuestion: 'What is on my card?',
    });
    expect(toHit('nothing', find('card'))).toBeUndefined();
  });
});
