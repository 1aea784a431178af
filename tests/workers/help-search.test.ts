import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/language.ts';
import { textOf } from '#scripts/content/compile-markdown.ts';
import { readQuestions } from '#scripts/content/read-texts.ts';
import { checkSynonyms, foldDanger, readHelpTexts } from '#scripts/help/encode-help.ts';
import { openHelp } from '#scripts/help/search-help.ts';
import { sample } from '../support/runs.ts';
import { type Asked, measure, readTable, sharesOf } from './help-table.ts';
import { makeTypo, seeded } from './random.ts';

const help = openHelp();

describe.each(LANGUAGES)('help center search, %s', (language) => {
  const questions = readQuestions(language);
  const sharesFor = async (rows: readonly Asked[]) => sharesOf(await measure(help, language, rows));

  it.each([
    ['before this search', (set: string) => set === 'present'],
    ['for this search', (set: string) => set !== 'present'],
  ])(
    'puts the right answer first, or reports that there is none, for queries written %s',
    async (_, isOf) => {
      const shares = await sharesFor(readTable(language).filter(({ set }) => isOf(set)));
      expect(shares.first).toBeGreaterThanOrEqual(0.93);
      expect(shares.amongThree).toBeGreaterThanOrEqual(0.98);
      expect(shares.reportedCovered).toBeGreaterThanOrEqual(0.97);
      expect(shares.reportedUncovered).toBeGreaterThanOrEqual(0.9);
    },
  );

  it('puts a question first if typed as written, with or without accents', async () => {
    const asked = sample(questions).map(({ id, question }) => ({
      query: question.slice(0, 100),
      answers: [id],
    }));
    const { first } = await sharesFor(asked);
    expect(first).toBeGreaterThanOrEqual(0.98);
    const bare = asked.map(({ query, answers }) => ({
      query: query.normalize('NFD').replace(/\p{Mn}/gu, ''),
      answers,
    }));
    expect((await sharesFor(bare)).first).toBe(first);
  });

  it('ranks the answer among the first three for 90 % of questions with a typo', async () => {
    const random = seeded(26);
    const asked = sample(questions).map(({ id, question }) => {
      const words = question.slice(0, 99).split(' ');
      const at = words.indexOf(random.pick(words.filter((word) => word.length > 3)));
      const typed = words.map((word, nth) => (nth === at ? makeTypo(random, word) : word));
      return { query: typed.join(' '), answers: [id] };
    });
    expect((await sharesFor(asked)).amongThree).toBeGreaterThanOrEqual(0.9);
  });

  it('ranks the answer among the first three for 90 % of single words of six letters or more with a typo', async () => {
    const random = seeded(27);
    const words = new Set(questions.flatMap(({ question }) => question.match(/\p{L}{6,}/gu) ?? []));
    const asked = await Promise.all(
      sample([...words]).map(async (word) => {
        const query = makeTypo(random, word);
        const { hits } = await help.search({ text: word, language, limit: 1 });
        return { query, answers: [hits[0]?.id ?? ''] };
      }),
    );
    expect((await sharesFor(asked)).amongThree).toBeGreaterThanOrEqual(0.9);
  });

  it('finds a question by its synonyms, and ranks it first for a unique synonym', async () => {
    const all = questions.flatMap(({ id, synonyms }) => synonyms.map((query) => ({ query, answers: [id] })));
    const isUnique = (text: string): boolean => all.filter(({ query }) => query === text).length === 1;
    const asked = sample(all, 10);
    expect((await sharesFor(asked)).amongThree).toBeGreaterThanOrEqual(0.9);
    const unique = asked.filter(({ query }) => isUnique(query));
    expect((await sharesFor(unique)).first).toBeGreaterThanOrEqual(0.8);
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
