import { readdirSync } from 'node:fs';
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, LANGUAGES } from '#domain/language.ts';
import type { FileError } from '../errors.ts';
import { type JsonFile, type JsonPath, readJson } from './read-json.ts';

/** Placeholders such as `{count}` and `{{fact:money.max}}`. */
const PLACEHOLDER = /\{\{[^{}]*\}\}|\{\w+\}/g;

interface Word {
  readonly path: JsonPath;
  readonly text: string;
}

const wordsOf = (value: unknown, path: JsonPath = []): readonly Word[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => wordsOf(each, [...path, name]))
    : [{ path, text: String(value) }];

/** Returns the placeholders of a text. `{feminine}` counts as `{word}`, because it is the same word in another gender. */
export const placeholdersOf = (text: string): ReadonlySet<string> =>
  new Set((text.match(PLACEHOLDER) ?? []).map((each) => (each === '{feminine}' ? '{word}' : each)));

const errorsOf = (file: JsonFile, english: JsonFile): readonly FileError[] => {
  const wanted = new Map(wordsOf(english.value).map(({ path, text }) => [path.join('\n'), text]));
  const errors = wordsOf(file.value).flatMap(({ path, text }) => {
    const complain = (what: string) => [file.error(path, what)];
    const other = wanted.get(path.join('\n'));
    wanted.delete(path.join('\n'));
    const loose = /[{}]/.exec(text.replace(PLACEHOLDER, ''));
    if (loose !== null) return complain(`a ${loose[0]} belongs to no placeholder like {count}`);
    if (other === undefined) return complain(`${english.file} has no word of this name`);
    const [here, there] = [placeholdersOf(text), placeholdersOf(other)];
    const extra = [...here].find((each) => !there.has(each));
    if (extra !== undefined) return complain(`the placeholder ${extra} is not in ${english.file}`);
    const missing = [...there].find((each) => !here.has(each));
    // A singular text needs no number: “one hospital”.
    if (missing !== undefined && path.at(-1) !== 'one')
      return complain(`the placeholder ${missing} of ${english.file} is missing`);
    return [];
  });
  const lacking = [...wanted.keys()].map((key) =>
    file.error(key.split('\n'), `the word "${key.replaceAll('\n', '.')}" is missing`),
  );
  return [...errors, ...lacking];
};

const english = LANGUAGE_TABLE[DEFAULT_LANGUAGE].hreflang;

/** Returns an error for each text that a language lacks or adds, and for each placeholder that differs from English. */
export const checkPlaceholders = (root: string): readonly FileError[] =>
  [
    ...readdirSync(`${root}/data/words/${english}`).map((name) => `words/LANGUAGE/${name}`),
    'forms/LANGUAGE.json',
  ].flatMap((name) => {
    const [first, ...others] = LANGUAGES.map((language) =>
      readJson(root, `data/${name.replace('LANGUAGE', LANGUAGE_TABLE[language].hreflang)}`),
    );
    if (first === undefined) return [];
    return [first, ...others].flatMap((file) => errorsOf(file, first));
  });
