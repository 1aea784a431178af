import { describe, expect, it } from 'vitest';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#domain/language.ts';
import { textOf } from '#scripts/content/compile-markdown.ts';
import { readQuestions } from '#scripts/content/read-questions.ts';
import { encodeHelp, readHelpTexts } from '#scripts/encode-help.ts';
import { openHelp } from '#scripts/help-engine.ts';
import { optionsOf } from '#scripts/page-data.ts';
import { missesOf, readTable } from './help-table.ts';
import { seeded } from './random.ts';
import { makeTypo } from './typo.ts';

const help = openHelp();
const questionsOf = (language: Language) => readQuestions(optionsOf(language));
const idsFor = async (text: string, language: Language): Promise<string[]> =>
  (await help.search({ text, language })).hits.map(({ id }) => id);

/** Share of the pairs whose question is among the first so many. */
const shareFound = async (
  pairs: readonly { readonly text: string; readonly id: string }[],
  language: Language,
  among: number,
): Promise<number> => {
  let found = 0;
  for (const { text, id } of pairs) if ((await idsFor(text, language)).slice(0, among).includes(id)) found++;
  return found / pairs.length;
};

describe.each(LANGUAGES)('the search of the help centre, %s', (language) => {
  const code = LANGUAGE_TABLE[language].hreflang;

  it('has the right answer among the first three for 90 % of what people type', async () => {
    const rows = readTable(`tests/workers/help-queries/${code}.tsv`);
    expect(rows.length).toBeGreaterThanOrEqual(30);
    const misses = await missesOf(help, language, rows);
    expect(misses.length, JSON.stringify(misses, null, 1)).toBeLessThanOrEqual(rows.length / 10);
  });

  it('puts a question first that is typed as it stands, with or without its accents', async () => {
    const pairs = questionsOf(language).map(({ id, question }) => ({ id, text: question.slice(0, 100) }));
    const bare = pairs.map(({ id, text }) => ({ id, text: text.normalize('NFD').replace(/\p{Mn}/gu, '') }));
    expect(await shareFound(pairs, language, 1)).toBeGreaterThanOrEqual(0.98);
    expect(await shareFound(bare, language, 1)).toBe(await shareFound(pairs, language, 1));
  });

  it('keeps the answer among the first three for 90 % of questions with a typo in a word', async () => {
    const random = seeded(26);
    const pairs = questionsOf(language).map(({ id, question }) => {
      const words = question.slice(0, 99).split(' ');
      const at = words.indexOf(random.pick(words.filter((word) => word.length > 3)));
      return { id, text: words.map((word, nth) => (nth === at ? makeTypo(random, word) : word)).join(' ') };
    });
    expect(await shareFound(pairs, language, 3)).toBeGreaterThanOrEqual(0.9);
  });

  it('keeps it for 90 % of the longest words of questions alone, with a typo', async () => {
    const random = seeded(27);
    const words = [
      ...new Set(questionsOf(language).flatMap(({ question }) => question.match(/\p{L}{6,}/gu) ?? [])),
    ];
    let kept = 0;
    for (const word of words) {
      const meant = (await idsFor(word, language))[0] ?? '';
      if ((await idsFor(makeTypo(random, word), language)).slice(0, 3).includes(meant)) kept++;
    }
    expect(kept / words.length).toBeGreaterThanOrEqual(0.9);
  });

  it('finds a question by its synonyms, first by one that no other has', async () => {
    const questions = questionsOf(language);
    const all = questions.flatMap(({ id, synonyms }) => synonyms.map((text) => ({ id, text })));
    const shared = new Set(
      all.filter(({ text }, at) => all.some((other, nth) => nth !== at && other.text === text)),
    );
    expect(await shareFound(all, language, 3)).toBeGreaterThanOrEqual(0.9);
    expect(
      await shareFound(
        all.filter((pair) => !shared.has(pair)),
        language,
        1,
      ),
    ).toBeGreaterThanOrEqual(0.8);
  });

  it('has nothing for what the help centre knows nothing of', async () => {
    for (const text of ['asdfgh', 'pizza', 'qqq www', '12345678', '🍕', '?!', '', '   '])
      expect((await help.search({ text, language })).hits, text).toEqual([]);
  });

  it('finds by common words when nothing else was typed', async () => {
    const text = { ENG: 'what is the', ESP: 'qué es el', POR: 'o que é' }[language];
    expect((await help.search({ text, language })).hits).not.toEqual([]);
  });

  it('holds every question with its answer as plain text, and is the same bytes each time', () => {
    const texts = readHelpTexts(language);
    expect(encodeHelp(texts)).toEqual(encodeHelp(readHelpTexts(language)));
    expect(texts.questions.length).toBe(questionsOf(language).length);
    expect(texts.questions[0]?.[3]).toBe(textOf(questionsOf(language)[0]?.answer ?? []));
  });
});

describe('the search of the help centre across languages', () => {
  it('finds a Spanish word that is typed on the Portuguese page, and says so', async () => {
    const { hits } = await help.search({ text: '¿cuánto cuesta la prima?', language: 'POR' });
    const here = new Map(questionsOf('POR').map(({ id, question }) => [id, question]));
    expect(hits[0]?.language).toBe('ESP');
    for (const hit of hits) expect(hit.here).toBe(here.get(hit.id));
  });

  it('stays in the page’s language where that has an answer', async () => {
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
