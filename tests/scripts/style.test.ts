import { describe, expect, it } from 'vitest';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#domain/language.ts';
import { checkStyle } from '#scripts/style/check-style.ts';
import { contentFolder, fileErrorOf } from './content/content-folder.ts';

const messagesOf = (...args: Parameters<typeof checkStyle>): readonly string[] =>
  checkStyle(...args).map(({ message }) => message);

const TERMS = '| Concept | Word | Rejected | Why |\n|---|---|---|---|\n';
const EXCEPTIONS = '| File | Text | Why |\n|---|---|---|\n';
const STYLE = `# English\n\nA rule.\n\n${TERMS}| in network | in network with | reached by, /reach(es)? it/ | no member says it |\n`;

const folderOf = (language: Language): string => LANGUAGE_TABLE[language].hreflang;

/** Returns the style errors of one UI text in a language. */
const complaints = (text: string, language: Language = 'ENG', style = STYLE): readonly string[] =>
  messagesOf(
    contentFolder({
      [`data/words/${folderOf(language)}/a.json`]: `{\n  "key": ${JSON.stringify(text)}\n}\n`,
      [`docs/style/${folderOf(language)}.md`]: style,
    }),
    [language],
  );

describe('rejected words', () => {
  it('are reported with their position, the word to use and the reason', () => {
    expect(complaints('A hospital reached by Optima')).toEqual([
      'data/words/en/a.json:2:22: “reached by”: write “in network with”: no member says it',
    ]);
  });

  it.each([
    ['match in any case and across any white space', 'Reached\u00a0by us', 1],
    ['match by regular expression', 'The plan reaches it, or will reach it', 2],
    ['match only as whole words', 'unreached bytes', 0],
    ['do not match in placeholders, addresses and term names', '{reached by} [x](/reached) [[reach|us]]', 0],
  ])('%s', (_, text, count) => {
    expect(complaints(text)).toHaveLength(count);
  });

  it('are found behind escaped line breaks, in answers and in legal pages, but not in search synonyms', () => {
    const root = contentFolder({
      'docs/style/en.md': STYLE,
      'data/words/en/a.json': '{\n  "synonyms": "reached by",\n  "b": "“a”\\nreached by"\n}',
      'data/faq/en/b.md':
        '---\nquestion: "Is it reached by us?"\nsynonyms:\n  - reached by\n---\n\nOne.\nReached by\nus.\n',
      'data/legal/en/c.md': '---\ntitle: T\n---\n\nIt was\nreached\nby us.\n',
      'data/forms/en.json': '{ "a": ["reached by"] }',
    });
    expect(messagesOf(root, ['ENG']).map((line) => line.split(': ')[0])).toEqual([
      'data/words/en/a.json:3:14',
      'data/forms/en.json:1:10',
      'data/faq/en/b.md:2:18',
      'data/faq/en/b.md:8:1',
      'data/legal/en/c.md:6:1',
    ]);
  });
});

describe('style exceptions', () => {
  const excused = `${STYLE}\n${EXCEPTIONS}| data/words/en/a.json | \`was reached by car\` | it is about roads |\n`;

  it('allow their own text in their file, and nothing else', () => {
    expect(complaints('It was reached by car', 'ENG', excused)).toEqual([]);
    expect(complaints('It was reached by car, reached by us', 'ENG', excused)).toHaveLength(1);
  });

  it('are reported when they excuse nothing', () => {
    expect(complaints('Nothing', 'ENG', excused)).toEqual([
      'docs/style/en.md:11:1: “was reached by car” excuses nothing: delete the row',
    ]);
  });
});

describe('broken style page reports an error at the row', () => {
  it.each([
    ['a row with 3 cells', `${TERMS}| a | b | c |`, '3:1: a row of terms has 4 cells, not 3'],
    ['rejected words without a reason', `${TERMS}| a | b | c | |`, '3:1: rejected words need a reason'],
    ['an invalid regular expression', `${TERMS}| a | b | /(/ | d |`, '3:1: /(/ is not a regular expression'],
    ['an exception without a reason', `${EXCEPTIONS}| a | b | |`, '3:1: an exception names its file'],
  ])('rejects %s', (_, style, what) => {
    const folder = contentFolder({ 'docs/style/en.md': style, 'data/words/en/a.json': '{}' });
    expect(fileErrorOf(() => checkStyle(folder, ['ENG']))).toContain(`docs/style/en.md:${what}`);
  });

  it('accepts a row without rejected words and without a reason, and reads \\| as a bar in a cell', () => {
    expect(complaints('b', 'ENG', `${TERMS}| a | b | – | |\n| a | c | /d\\|b/ | e |`)).toHaveLength(1);
  });
});

describe('style rules without a table', () => {
  it.each<[Language, string, readonly string[]]>([
    ['ENG', 'The care programme', ['programme']],
    ['ENG', 'Organisations', ['Organisations']],
    ['ENG', 'Travelling towards the centre', ['Travelling', 'towards', 'centre']],
    ['ENG', 'colourful neighbours', ['colourful', 'neighbours']],
    ['ENG', 'a hospital’s "network"', ['"', '"']],
    ['ENG', 'US$15 million', [' ']],
    ['ENG', 'US$\u00a05', ['US$\u00a0']],
    ['ENG', '5\u00a0%', ['\u00a0%']],
    ['ESP', 'Vosotros tenéis un ordenador', ['Vosotros', 'tenéis', 'ordenador']],
    ['ESP', 'el 60%, {share}%', ['%', '%']],
    ['ESP', 'el {share} %', [' ']],
    ['ESP', 'EE. UU.', ['EE. UU.']],
    ['ESP', 'Qué es? ¿Y esto', ['?', '¿']],
    ['POR', 'O utilizador está a ler no ecrã', ['utilizador', 'está a ler', 'ecrã']],
    ['POR', 'US$15', ['US$']],
    ['POR', 'US$ {amount}', ['US$ ']],
  ])('%s rejects “%s”', (language, text, refused) => {
    const words = complaints(text, language).map((line) => /: “(.*?)”: /.exec(line)?.[1]);
    expect(words.sort()).toEqual([...refused].sort());
  });

  it.each<[Language, string]>([
    ['ENG', 'The center’s “program” raises, advises, exercises and promises four hours of travel'],
    ['ENG', 'US$15\u00a0million, {share}%, otherwise 60%'],
    ['ESP', '¿Cuánto cuesta? ¡Hola! El 60\u00a0% en EE.\u00a0UU. Vale la pena'],
    ['POR', 'US$\u00a015\u00a0milhões; usuário, tela, cônjuge'],
  ])('%s accepts “%s”', (language, text) => {
    expect(complaints(text, language)).toEqual([]);
  });

  it('rejects contractions only in legal pages', () => {
    const root = contentFolder({
      'docs/style/en.md': STYLE,
      'data/words/en/a.json': '{ "a": "We don’t" }',
      'data/legal/en/b.md': '---\ntitle: T\n---\nWe don’t; it’s the visitor’s.\n',
    });
    expect(messagesOf(root, ['ENG']).map((line) => line.split(': ')[0])).toEqual([
      'data/legal/en/b.md:4:4',
      'data/legal/en/b.md:4:11',
    ]);
  });
});

it.each(LANGUAGES)('texts of the site follow the style guide of %s', (language) => {
  expect(messagesOf('.', [language])).toEqual([]);
});
