import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_TABLE, LANGUAGES } from '#domain/language.ts';
import { type JsonPath, valueAt } from '../content/read-json.ts';
import { SHOWN } from '../content/read-markdown.ts';
import { readSource, type Source } from './sources.ts';

export const CODES: readonly string[] = LANGUAGES.map((language) => LANGUAGE_TABLE[language].hreflang);

export type Collection = 'faq' | 'legal' | 'words' | 'data';

/**
 * Creates the entry for content that the editor opens as one form: one file, or one file per language.
 * @param name "home", "brand"; with the collection the entry's id: "words/home"
 * @param files paths by language; the key "" is for a file without language
 */
const entryOf = (collection: Collection, name: string, files: Readonly<Record<string, string>>) => ({
  id: `${collection}/${name}`,
  collection,
  name,
  files,
});

export type Entry = ReturnType<typeof entryOf>;

/** Whether the entry is a table, to which rows can be added and from which rows can be removed. */
export const isTable = ({ files }: Entry): boolean => files['']?.endsWith('.csv') ?? false;

/** Returns the file of each language; `*` is the language's folder or name. */
const inLanguages = (pattern: string) =>
  Object.fromEntries(CODES.map((code) => [code, pattern.replace('*', code)]));

const withoutEnding = (file: string): string => file.replace(/\.\w+$/, '');

const below = (root: string, collection: Exclude<Collection, 'data'>): readonly Entry[] =>
  readdirSync(join(root, 'data', collection, CODES[0] ?? '')).map((file) =>
    entryOf(collection, withoutEnding(file), inLanguages(`data/${collection}/*/${file}`)),
  );

export const answerEntry = (id: string): Entry => entryOf('faq', id, inLanguages(`data/faq/*/${id}.md`));

/** Lists the entries of all texts and facts in data/ that people edit in the editor. */
export const listEntries = (root: string): readonly Entry[] => [
  ...below(root, 'faq'),
  ...below(root, 'legal'),
  ...below(root, 'words'),
  entryOf('words', 'forms-as-pdf', inLanguages('data/forms/*.json')),
  ...readdirSync(join(root, 'data'))
    .filter((file) => file.endsWith('.json') || file === 'city-corrections.csv')
    .map((file) => entryOf('data', withoutEnding(file), { '': `data/${file}` })),
];

/** Value of one control in a form. */
export interface Leaf {
  readonly path: JsonPath;
  /** Texts by language; the key "" is for a value that all languages share. A list has one item per line; null is empty. */
  readonly texts: Readonly<Record<string, string>>;
}

export const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join('\n') : value === null || value === undefined ? '' : String(value);

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (!Array.isArray(value) || value.some((each) => typeof each === 'object'));

/** Whether a value is front matter that all languages share. */
const isShared = (file: string, path: JsonPath): boolean =>
  file.endsWith('.md') && ![...SHOWN, 'synonyms', 'body'].includes(String(path[0]));

const leavesOf = (value: object, path: JsonPath = []): readonly JsonPath[] =>
  Object.entries(value).flatMap(([key, each]): readonly JsonPath[] => {
    const next = [...path, Array.isArray(value) ? Number(key) : key];
    return isBranch(each) ? leavesOf(each, next) : [next];
  });

export const openEntry = (root: string, entry: Entry) => {
  /** By language, like the entry's files. */
  const sources: Readonly<Record<string, Source>> = Object.fromEntries(
    Object.entries(entry.files).map(([code, file]) => [code, readSource(root, file)]),
  );
  const [first] = Object.values(sources);
  const leaves = leavesOf((first?.value ?? {}) as object).map((path): Leaf => {
    const texts = Object.entries(sources).map(([code, { value }]) => [code, textOf(valueAt(value, path))]);
    const isOne = first !== undefined && isShared(first.file, path);
    return { path, texts: isOne ? { '': texts[0]?.[1] ?? '' } : Object.fromEntries(texts) };
  });
  return { entry, sources, leaves };
};

export type OpenEntry = ReturnType<typeof openEntry>;
