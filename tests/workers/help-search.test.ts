import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/language.ts';
import { textOf } from '#scripts/content/compile-markdown.ts';
import { readQuestions } from '#scripts/content/read-texts.ts';
import { checkSynonyms, foldDanger, readHelpTexts } from '#scripts/help/encode-help.ts';
import { openHelp } from '#scripts/help/search-help.ts';
import { sample } from '../support/runs.ts';
import { measure, readTable, sharesOf } from './help-table.ts';
import { seeded } from './random.ts';
import { makeTypo } from './typo.ts';

const help = openHelp();
const idsFor = async (text: string, language: Language): Promise<string[]> =>
  (await help.search({ text, language })).hits.map(({ id }) => id);

interface Pair {
  readonly id: string;
  readonly text: string;
}

/** Returns the share of pairs whose question is among the first answers to their text. */
const shareAmong = async (first: number, pairs: readonly Pair[], language: Language): Promise<number> => {
  let found = 0;
  for (const { text, id } of pairs)
    if ((await idsFor(text, language)).slice(0, first).includes(id)) found += 1;
  return found / pairs.length;
};

describe.each(LANGUAGES)('help center search, %s', (language) => {
  const questions = readQuestions(language);

  it.each([
    ['before this search', (set: string) => set === 'present'],
    ['for this search', (set: string) => set !== 'present'],
  ])(
    'puts the right answer first, or reports that there is none, for queries written %s',
    async (_, isOf) => {
      const rows = await measure(
        help,
        language,
        readTable(language).filter(({ set }) => isOf(set)),
      );
      const shares = sharesOf(rows);
      expect(shares.first).toBeGreaterThanOrEqual(0.93);
      expect(shares.amongThree).toBeGreaterThanOrEqual(0.98);
      expect(shares.reportedCovered).toBeGreaterThanOrEqual(0.97);
      expect(shares.reportedUncovered).toBeGreaterThanOrEqual(0.9);
    },
  );

  it('puts a question first if typed as written, with or without accents', async () => {
    const pairs = sample(questions).map(({ id, question }) => ({ id, text: question.slice(0, 100) }));
    const bare = pairs.map(({ id, text }) => ({ id, text: text.normalize('NFD').replace(/\p{Mn}/gu, '') }));
    const found = await shareAmong(1, pairs, language);
    expect(found).toBeGreaterThanOrEqual(0.98);
    expect(await shareAmong(1, bare, language)).toBe(found);
  });

  it('ranks the answer among the first three for 90 % of questions with a typo', async () => {
    const random = seeded(26);
    const pairs = sample(questions).map(({ id, question }) => {
      const words = question.slice(0, 99).split(' ');
      const at = words.indexOf(random.pick(words.filter((word) => word.length > 3)));
      return { id, text: words.map((word, nth) => (nth === at ? makeTypo(random, word) : word)).join(' ') };
    });
    expect(await shareAmong(3, pairs, language)).toBeGreaterThanOrEqual(0.9);
  });

  it('ranks the answer among the first three for 90 % of single words of six letters or more with a typo', async () => {
    const random = seeded(27);
    const words = new Set(questions.flatMap(({ question }) => question.match(/\p{L}{6,}/gu) ?? []));
    const pairs: Pair[] = [];
    for (const word of sample([...words]))
      pairs.push({ id: (await idsFor(word, language))[0] ?? '', text: makeTypo(random, word) });
    expect(await shareAmong(3, pairs, language)).toBeGreaterThanOrEqual(0.9);
  });

  it('finds a question by its synonyms, and ranks it first for a unique synonym', async () => {
    const all = questions.flatMap(({ id, synonyms }) => synonyms.map((text) => ({ id, text })));
    const times = new Map<string, number>();
    for (const { text } of all) times.set(text, (times.get(text) ?? 0) + 1);
    const pairs = sample(all, 10);
    expect(await shareAmong(3, pairs, language)).toBeGreaterThanOrEqual(0.9);
    const unique = pairs.filter(({ text }) => times.get(text) === 1);
    expect(await shareAmong(1, unique, language)).toBeGreaterThanOrEqual(0.8);
  });

  it('reports that no answer mentions unrelated text', async () => {
    for (const text of ['asdfgh', 'pizza', 'qqq www', '12345678', '🍕', '?!', '', '   '])
      expect((await help.search({ text, language })).answered, text).toBe(false);
  });

  it('contains every question with its answer as plain text', () => {
    const texts = readHelpTexts(language);
    expect(texts.questions.length).toBe(questions.length);
    expect(texts.questions[0]?.[3]).toBe(textOf(questions[0]?.answer ?? []));
  });
});

it('a synonym of two questions stops the build, unless a row gives the reason', () => {
  const questions = [
    { id: 'pay', synonyms: ['bill'] },
    { id: 'claim', synonyms: ['receipt', 'Bíll'] },
  ];
  expect(() => checkSynonyms(questions, {}, 'data/faq/en')).toThrow(
    /^data\/faq\/en\/claim\.md:1:1: the synonym "Bíll" is also one of pay\.md/,
  );
  expect(() => checkSynonyms(questions, { bill: 'both are asked' }, 'data/faq/en')).not.toThrow();
});

it('a danger phrase consists only of words with alternatives and endings', () => {
  expect(foldDanger('tragó/trag* pastillas?')).toBe('trago/trag* pastillas?');
  for (const phrase of ['(took pills', 'pills*s', '* pills', 'took  pills', 'took/ pills', ''])
    expect(() => foldDanger(phrase)).toThrow(/^data\/like-words\.json:1:1: "[^"]*" in the danger phrase/);
});

describe('danger words', () => {
  const isDangerFor = async (text: string): Promise<boolean[]> =>
    Promise.all(LANGUAGES.map(async (language) => (await help.search({ text, language })).isDanger));

  it.each(
    `overdoze|imfarto|suisidio|suisídio|emorragia|hemoragia|AVC|derame cerebral|storke|heart atack|chest pian|convulcion|desmallo
    |sangramentu|poisned|drowing|no resira|afogandu|swallowed bleach|whole bottle of pills|baby wont wake up|snake bit my son
    |se tragó cloro|engoliu veneno de rato|labios morados|caiu do telhado|se tomó muchas pastillas|tomou muitos comprimidos|took too many pills`.split(
      /\s*\|/,
    ),
  )('put the emergency steps first on a page of any language, also with a typo: %s', async (text) => {
    expect(await isDangerFor(text)).toEqual([true, true, true]);
  });

  it.each(
    `painting|strike|choosing|checking|blessing|browsing|conversion|sagrado corazón|tratarme en Miami|demasiado|sacramento|responsive
    |my wallet was stolen|desmarcar|cooking class|mayo|ensayo|afetando|reading|feeding`.split(/\s*\|/),
  )('are not found in common words: %s', async (text) => {
    expect(await isDangerFor(text)).toEqual([false, false, false]);
  });
});

describe('help center search across languages', () => {
  it('stays in the language of the page if that has an answer', async () => {
    for (const [text, language] of [
      ['pagar', 'POR'],
      ['pagar', 'ESP'],
      ['portal', 'ENG'],
    ] as const) {
      const { hits } = await help.search({ text, language });
      expect(hits.map((hit) => hit.language)).toEqual(hits.map(() => language));
      expect(hits.length).toBeGreaterThan(0);
    }
  });
});
