import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import { splitFrontMatter } from '../content/read-markdown.ts';

/** Keys of search words, which are not shown. They contain what visitors type, including rejected words. */
const HIDDEN_KEYS: ReadonlySet<string> = new Set(['synonyms']);

const SHOWN_FIELD = /^(?:question|title|description): *(.*)$/gm;
const JSON_STRING = /"((?:[^"\\]|\\.)*)"(\s*:)?/g;

/** Parts that are not prose: placeholders, URLs, names of glossary terms. Each of their characters is replaced with BLANK. */
const UNREAD = /(?<=\{)[^{}]+(?=\})|\]\([^()\s]*\)|\[\[[\w-]+\||\]\]|https?:\/\/\S+|<[^<>]+>/g;
const BLANK = '\u0000';

/** Returns a text that visitors read, as it is written in its file. `from`: offset of the text in the source. */
const visibleText = (file: string, source: string, from: number, raw: string) => ({
  file,
  source,
  text: raw.replaceAll('\\n', '  ').replace(UNREAD, (match) => BLANK.repeat(match.length)),
  from,
});

export type VisibleText = ReturnType<typeof visibleText>;

const textsOfJson = (file: string, source: string): readonly VisibleText[] => {
  let key = '';
  return [...source.matchAll(JSON_STRING)].flatMap(({ 1: raw = '', 2: colon, index }) => {
    if (colon !== undefined) key = raw;
    return colon !== undefined || HIDDEN_KEYS.has(key) ? [] : [visibleText(file, source, index + 1, raw)];
  });
};

const textsOfMarkdown = (file: string, source: string): readonly VisibleText[] => {
  const { bodyAt } = splitFrontMatter(source);
  const fields = [...source.slice(0, bodyAt).matchAll(SHOWN_FIELD)].map(
    ({ 0: line, 1: value = '', index }) => {
      const raw = value.replace(/^(["'])(.*)\1$/, '$2');
      return visibleText(file, source, index + line.length - value.length + value.indexOf(raw), raw);
    },
  );
  const paragraphs = [...source.slice(bodyAt).matchAll(/[^\n]+(?:\n[^\n]+)*/g)].map(({ 0: raw, index }) =>
    visibleText(file, source, bodyAt + index, raw),
  );
  return [...fields, ...paragraphs];
};

const filesBelow = (root: string, folder: string): readonly string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .sort()
        .map((name) => `${folder}/${name}`)
    : [];

/** Returns every text of a language in data/: UI texts, forms, answers, legal pages. */
export const shownTexts = (root: string, language: Language): readonly VisibleText[] => {
  const { hreflang } = LANGUAGE_TABLE[language];
  const files = [
    ...filesBelow(root, `data/words/${hreflang}`),
    ...filesBelow(root, 'data/forms').filter((file) => file.endsWith(`/${hreflang}.json`)),
    ...filesBelow(root, `data/faq/${hreflang}`),
    ...filesBelow(root, `data/legal/${hreflang}`),
  ];
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
    return file.endsWith('.md') ? textsOfMarkdown(file, source) : textsOfJson(file, source);
  });
};
