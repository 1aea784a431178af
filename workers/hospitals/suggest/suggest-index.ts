import { Index } from 'flexsearch';
import { fold } from '#domain/fold.ts';
import { textBytes } from '../cesu-8.ts';
import { checksum } from '../checksum.ts';
import { IndexError } from '../index-error.ts';

/** Splits a text into terms for suggestions: folded, without apostrophes, letters and digits only. */
export const terms = (text: string): string[] =>
  fold(text)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((term) => term !== '');

const OPTIONS = { tokenize: 'forward', resolution: 1 } as const;

/** Checksum of the configuration: FlexSearch imports an export of another one without an error, and then finds other words. */
const CONFIGURATION = checksum(textBytes(JSON.stringify({ flexsearch: '0.8.212', ...OPTIONS, terms: 2 })), 0);

const createIndex = (): Index => new Index({ ...OPTIONS, encode: terms });

export const indexWords = (words: readonly string[]): Index => {
  const index = createIndex();
  words.forEach((word, number) => {
    index.add(number, word);
  });
  return index;
};

/** Content of `suggestions.json`: a FlexSearch export of the words of an index file. */
export interface WordsFile {
  readonly configuration: number;
  /** Checksum of the index file that the words belong to. */
  readonly index: number;
  readonly parts: readonly (readonly [key: string, data: string])[];
  /** Checksum of `parts`: FlexSearch imports damaged data without an error. */
  readonly sum: number;
}

export const sumOfParts = (parts: WordsFile['parts']): number =>
  checksum(textBytes(JSON.stringify(parts)), 0);

export const wordsFile = (index: number, words: readonly string[]): WordsFile => {
  const parts: (readonly [string, string])[] = [];
  indexWords(words).export((key, data) => {
    parts.push([key, data]);
  });
  return { configuration: CONFIGURATION, index, parts, sum: sumOfParts(parts) };
};

/** Opens a FlexSearch export. Throws IndexError if it is of another configuration or index file, or damaged. */
export const openTextIndex = (
  { configuration, index: source, parts, sum }: WordsFile,
  index: number,
): Index => {
  if (configuration !== CONFIGURATION)
    throw new IndexError('version', 'the suggestions have another configuration');
  if (source !== index) throw new IndexError('checksum', 'the suggestions belong to another index');
  if (sum !== sumOfParts(parts)) throw new IndexError('checksum', 'the suggestions are damaged');
  const flexsearch = createIndex();
  for (const [key, data] of parts) flexsearch.import(key, data);
  return flexsearch;
};

/** Parses a JSON file of the build without validating it; the function that opens the file does. Throws SyntaxError. */
export const parseFile = <File>(bytes: Uint8Array): File =>
  (JSON.parse(new TextDecoder().decode(bytes)) ?? {}) as File;
