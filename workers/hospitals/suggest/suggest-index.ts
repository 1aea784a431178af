import { Index } from 'flexsearch';
import { fold } from '#domain/fold.ts';
import { textBytes } from '../cesu-8.ts';
import { checksum } from '../checksum.ts';
import { IndexError } from '../index-error.ts';

/** Letters of a term that FlexSearch indexes; longer beginnings are looked at here. Decision 012 has the sizes. */
export const INDEXED_LETTERS = 3;
/** Neighbouring words that FlexSearch knows as one: the export is a tenth as long, and which of them it is, is looked at here. */
export const BLOCK = 16;

/** What a text consists of for suggestions and for the help centre: folded words without apostrophes, split at everything else that is neither letter nor digit. */
export const terms = (text: string): string[] =>
  fold(text)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((term) => term !== '');

/** What FlexSearch indexes, and what it is asked for. */
const encode = (text: string): string[] => terms(text).map((term) => term.slice(0, INDEXED_LETTERS));

const OPTIONS = { tokenize: 'forward', resolution: 1 } as const;

/** An export imported under another configuration answers wrongly without a word: so its hash goes with it. */
const CONFIGURATION = checksum(
  textBytes(JSON.stringify({ flexsearch: '0.8.212', ...OPTIONS, INDEXED_LETTERS, BLOCK, terms: 1 })),
  0,
);

const createTextIndex = (): Index => new Index({ ...OPTIONS, encode });

/** The words in the order of code units, in which blocks of them are numbered: what begins alike stands together. */
export const alphabetical = (words: readonly string[]): number[] =>
  words.map((_, word) => word).sort((left, right) => ((words[left] ?? '') < (words[right] ?? '') ? -1 : 1));

/** A FlexSearch export of words, with the configuration and the text it belongs to. */
export interface WordsFile {
  readonly configuration: number;
  /** Checksum of what the words were taken from: an index file, the answers of a language. */
  readonly index: number;
  readonly parts: readonly (readonly [key: string, data: string])[];
  /** Of `parts`: FlexSearch takes any text for an export, and then finds other words or none. */
  readonly sum: number;
}

export const sumOfParts = (parts: WordsFile['parts']): number =>
  checksum(textBytes(JSON.stringify(parts)), 0);

/** The export of some words that come from a text with this checksum. */
export const wordsFile = (index: number, words: readonly string[]): WordsFile => {
  const made = createTextIndex();
  const ordered = alphabetical(words).map((word) => words[word] ?? '');
  for (let at = 0; at < ordered.length; at += BLOCK)
    made.add(at / BLOCK, ordered.slice(at, at + BLOCK).join(' '));
  const parts: (readonly [string, string])[] = [];
  made.export((key, data) => {
    parts.push([key, data]);
  });
  return { configuration: CONFIGURATION, index, parts, sum: sumOfParts(parts) };
};

/** Opens an export. Throws IndexError when it was made for another configuration or another text, or is damaged. */
export const openTextIndex = (
  { configuration, index: made, parts, sum }: WordsFile,
  index: number,
): Index => {
  if (configuration !== CONFIGURATION)
    throw new IndexError('version', 'the words are of another configuration');
  if (made !== index) throw new IndexError('checksum', 'the words are of another index');
  if (sum !== sumOfParts(parts)) throw new IndexError('checksum', 'the words are damaged');
  const opened = createTextIndex();
  for (const [key, data] of parts) opened.import(key, data);
  return opened;
};

/** A JSON file of the build, as it was fetched; whoever opens it checks what it holds. Throws SyntaxError. */
export const parseFile = <File>(bytes: Uint8Array): File =>
  (JSON.parse(new TextDecoder().decode(bytes)) ?? {}) as File;
