import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { benefits } from '#benefits/benefits.ts';
import { glossary } from '#benefits/glossary-text.ts';
import { withTerms } from '#components/glossary/Term.tsx';
import en from '#data/words/en/glossary.json';
import es from '#data/words/es/glossary.json';
import pt from '#data/words/pt/glossary.json';
import { BENEFIT_GROUPS } from '#domain/benefit.ts';
import { LANGUAGES, type Language } from '#domain/language.ts';
import { withoutMarks } from '#scripts/pdf/certificate/certificate-texts.ts';

const WORDS: Readonly<Record<Language, typeof en & typeof es & typeof pt>> = { ENG: en, ESP: es, POR: pt };

const ids = Object.keys(en.terms);

const textsUnder = (folder: string, name: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');

const marksIn = (text: string): readonly string[] =>
  [...text.matchAll(/<Term id="([\w-]+)"|\[\[([\w-]+)\|/g)].map(([, id, marked]) => id ?? marked ?? '');

/** Returns the terms that are marked in the data, in the source code and in the texts of a language. */
const markedIn = (language: string): ReadonlySet<string> =>
  new Set([
    ...Object.values(benefits).flatMap((rows) => rows.flatMap(({ term }) => (term ? [term] : []))),
    ...marksIn(textsUnder('src', /\.tsx$/)),
    ...marksIn(textsUnder(`data/words/${language}`, /\.json$/)),
  ]);

describe('glossary', () => {
  it('explains exactly the terms that the data and the texts of each language mark', () => {
    const marked = markedIn('en');
    const isGroup = (id: string): boolean => BENEFIT_GROUPS.some((group) => group === id);
    expect(marked.size).toBeGreaterThan(10);
    expect([...marked].filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id) => !marked.has(id) && !isGroup(id))).toEqual([]);
    for (const language of ['es', 'pt']) expect(markedIn(language)).toEqual(marked);
  });

  it.each(LANGUAGES)(
    'has terms in %s with a meaning each: one or two sentences without figures',
    (language) => {
      const entries = Object.values(WORDS[language].terms);
      for (const key of ['term', 'meaning'] as const)
        expect(new Set(entries.map((entry) => entry[key])).size).toBe(ids.length);
      for (const { term, meaning } of entries) {
        expect(meaning.toLowerCase().startsWith(term.toLowerCase())).toBe(false);
        expect(meaning.split(' ').length).toBeGreaterThan(8);
        expect(meaning).toMatch(/^[^.]+\.( [^.]+\.)?$/);
        expect(meaning).not.toMatch(/\d/);
      }
    },
  );

  it.each(LANGUAGES)('fills in the figures of the texts in %s from the data', (language) => {
    const read = glossary(language).entries;
    expect(read.map(({ id }) => id)).toEqual(ids);
    for (const { meaning } of read) expect(meaning).not.toMatch(/[{}]/);
    expect(read.find(({ id }) => id === 'notification')?.meaning).toMatch(/\b72 .*\b48 /);
  });
});

describe('sentence with marked terms', () => {
  const SENTENCE = 'Subject to [[ucr|UCR]] charges and the [[deductible|deductible]].';

  it('opens the explanations, and reads like the plain sentence', () => {
    const html = renderToStaticMarkup(withTerms(SENTENCE));
    expect(html).toMatch(
      /^Subject to <button [^>]*popoverTarget="term-ucr"[^>]*>UCR<\/button> charges and the /i,
    );
    expect(html.replace(/<[^>]+>/g, '')).toBe('Subject to UCR charges and the deductible.');
  });

  it('is plain text in print', () => {
    expect(withoutMarks({ notes: [SENTENCE] })).toEqual({
      notes: ['Subject to UCR charges and the deductible.'],
    });
  });
});
