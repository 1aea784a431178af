import { Index } from 'flexsearch';
import { fold } from '#domain/fold.ts';
import { encodeChecked, readChecked } from '../checked-json.ts';
import { IndexError } from '../index-error.ts';

/** Splits a text into terms for suggestions: folded, without apostrophes, letters and digits only. */
export const terms = (text: string): string[] =>
  fold(text)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((term) => term !== '');

const OPTIONS = { tokenize: 'forward', resolution: 1 } as const;

/** Configuration of an export: FlexSearch imports one of another configuration without an error, and then finds other words. */
const CONFIGURATION = JSON.stringify({ flexsearch: '0.8.212', ...OPTIONS, terms: 2 });

const createIndex = (): Index => new Index({ ...OPTIONS, encode: terms });

export const indexWords = (words: readonly string[]): Index => {
  const index = createIndex();
  words.forEach((word, number) => {
    index.add(number, word);
  });
  return index;
};

const FORMAT = 'SUG1';

/** Content of `suggestions.bin` (checked-json.ts): a FlexSearch export of the words of an index file. */
interface WordsFile {
  readonly configuration: string;
  /** Checksum of the index file that the words belong to. */
  readonly index: number;
  readonly parts: readonly (readonly [key: string, data: string])[];
}

/** Encodes the words of the index file with this checksum. */
export const encodeWords = (index: number, words: readonly string[]): Uint8Array => {
  const parts: (readonly [string, string])[] = [];
  indexWords(words).export((key, data) => {
    parts.push([key, data]);
  });
  return encodeChecked(FORMAT, { configuration: CONFIGURATION, index, parts } satisfies WordsFile);
};

/** Opens a FlexSearch export. Throws IndexError if it is of another configuration or index file, or damaged. */
export const openTextIndex = (file: Uint8Array, index: number): Index => {
  const { configuration, index: source, parts } = readChecked<WordsFile>(FORMAT, file).content;
  if (configuration !== CONFIGURATION) throw new IndexError('the suggestions have another configuration');
  if (source !== index) throw new IndexError('the suggestions belong to another index');
  const flexsearch = createIndex();
  for (const [key, data] of parts) flexsearch.import(key, data);
  return flexsearch;
};
