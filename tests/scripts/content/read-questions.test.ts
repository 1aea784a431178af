import { describe, expect, it } from 'vitest';
import { textOf } from '#scripts/content/compile-markdown.ts';
import { type AnsweredQuestion, readArticle, readQuestions } from '#scripts/content/read-texts.ts';
import { contentFolder, fileErrorOf } from './content-folder.ts';

const question = (id: string, more: Readonly<Record<string, string>> = {}, answer = 'An answer.'): string => {
  const fields = {
    id,
    category: 'our-plans',
    order: '1',
    question: `What is ${id}?`,
    synonyms: '[one, two words, 911]',
    reviewed: '2026-11-20',
    ...more,
  };
  const yaml = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return `---\n${yaml.join('\n')}\n---\n\n${answer}\n`;
};

/** Returns the same files for each of the three languages. */
const everywhere = (files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    ['en', 'es', 'pt'].flatMap((language) =>
      Object.entries(files).map(([name, text]) => [`faq/${language}/${name}.md`, text]),
    ),
  );

const read = (files: Readonly<Record<string, string>>): readonly AnsweredQuestion[] =>
  readQuestions('ENG', contentFolder(files));

const complaint = (files: Readonly<Record<string, string>>): string | undefined =>
  fileErrorOf(() => read(files));

describe('questions of a language', () => {
  it('are sorted by category, then by order, with their answers', () => {
    const questions = read(
      everywhere({
        b: question('b', { order: '2' }),
        a: question('a', {}, 'The **first** answer.'),
        z: question('z', { category: 'consultants', order: '9' }),
      }),
    );
    expect(questions.map(({ id }) => id)).toEqual(['z', 'a', 'b']);
    expect(questions.map(({ answer }) => textOf(answer))).toContain('The first answer.');
    expect(questions[0]).toMatchObject({ synonyms: ['one', 'two words', '911'], reviewed: '2026-11-20' });
  });

  it.each([
    ['repeats the question with other markup', '**What** is\na?'],
    ['is empty', ''],
  ])('stop the build if an answer %s', (_, answer) => {
    expect(complaint(everywhere({ a: question('a', {}, answer) }))).toBe(
      'faq/en/a.md:1:1: the answer is empty or repeats the question',
    );
  });

  it('stop the build if a question is missing in some language', () => {
    const there = everywhere({ a: question('a'), b: question('b') });
    const { 'faq/pt/b.md': _, ...missing } = there;
    const what = '1:1: this file is missing; another language has this question';
    expect(complaint(missing)).toBe(`faq/pt/b.md:${what}`);
    expect(complaint({ ...there, 'faq/es/c.md': question('c') })).toBe(`faq/en/c.md:${what}`);
  });

  it.each([
    [{ category: 'sports' }, '3:1: "category" in the front matter: Invalid type: Expected ("consultants" |'],
    [{ order: 'first' }, '4:1: "order" in the front matter: Invalid type: Expected number'],
    [{ id: 'other' }, '1:1: the id "other" is not the file\'s name'],
    [{ synonyms: '' }, '6:1: "synonyms" in the front matter: Invalid type: Expected Array'],
    [{ synonyms: '[one, ""]' }, '6:1: "synonyms" in the front matter: a text is missing'],
    [{ reviewed: 'May' }, '7:1: "reviewed" in the front matter: Invalid date'],
    [{ question: '""' }, '5:1: "question" in the front matter: a text is missing'],
  ])('stop the build at invalid front matter: %o', (fields, what) => {
    expect(complaint(everywhere({ a: question('a', fields) }))).toContain(`faq/en/a.md:${what}`);
  });
});

it.each([
  ['', {}],
  ['effective: 2025-01-01\n', { effective: '2025-01-01' }],
])('a legal page has title, description, text, and an effective date or none: %j', (line, date) => {
  const text = `---\ntitle: Terms\ndescription: What holds.\n${line}---\n\n## One\n`;
  expect(readArticle('terms', 'ENG', contentFolder({ 'legal/en/terms.md': text }))).toEqual({
    ...{ title: 'Terms', description: 'What holds.', ...date },
    text: [{ tag: 'h2', children: ['One'] }],
  });
});
