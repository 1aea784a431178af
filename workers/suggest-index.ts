import { Index } from 'flexsearch';
import { fold } from '#domain/fold.ts';
import { textBytes } from './bytes.ts';
import { checksum } from './index-format.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Letters of a term that FlexSearch indexes; longer beginnings are looked at here. Decision 012 has the sizes. */
const INDEXED_LETTERS = 3;

/** What a text consists of for suggestions: folded words without apostrophes, split at everything else that is neither letter nor digit. */
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
  textBytes(JSON.stringify({ flexsearch: '0.8.212', ...OPTIONS, INDEXED_LETTERS, terms: 1 })),
  0,
);

export const createTextIndex = (): Index => new Index({ ...OPTIONS, encode });

/** The words in the order of code units; FlexSearch knows a word by its place there, which makes its lists compress well. */
export const alphabetical = ({ words }: Vocabulary): number[] =>
  words.map((_, word) => word).sort((left, right) => ((words[left] ?? '') < (words[right] ?? '') ? -1 : 1));

/** The file of suggestions: a FlexSearch export, with the configuration and the index it belongs to. */
export interface SuggestionFile {
  readonly configuration: number;
  /** Checksum of the index file. */
  readonly index: number;
  readonly parts: readonly (readonly [key: string, data: string])[];
}

export const suggestionFile = (index: number, parts: SuggestionFile['parts']): SuggestionFile => ({
  configuration: CONFIGURATION,
  index,
  parts,
});

/** Opens an export. Throws an Error when it was made for another configuration or another index. */
export const openTextIndex = (file: Uint8Array, index: number): Index => {
  const { configuration, index: made, parts } = JSON.parse(new TextDecoder().decode(file)) as SuggestionFile;
  if (configuration !== CONFIGURATION)
    throw new Error('The suggestions were built under another configuration.');
  if (made !== index) throw new Error('The suggestions were built for another index.');
  const opened = createTextIndex();
  for (const [key, data] of parts) opened.import(key, data);
  return opened;
};
