import type { Bitmap } from './bitmap.ts';
import { asciiOf, cesuText } from './cesu-8.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';
import type { CoreExports } from './wasm-exports.ts';
import type { CoreInputs } from './wasm-reader.ts';

/** What the numbers of a core mean that is filled. */
export type CoreLayout = Pick<CoreInputs, 'sizes' | 'parts'>;

const textOf = (bytes: Uint8Array): string => asciiOf(bytes) ?? cesuText(bytes);

const listIn = ({ memory, rowStart }: CoreExports, from: number, length: number): Uint32Array =>
  new Uint32Array(memory.buffer, rowStart.value + from, length).slice();

/** The vocabulary in the core's memory, copied: the memory may grow. */
export const copyVocabulary = (core: CoreExports, { sizes, parts }: CoreLayout): Vocabulary => {
  const [rows = 0, entries = 0, words = 0, nameWords = 0, , textBytes = 0] = sizes;
  const [rowWordsAt = 0, textAt = 0] = parts;
  const text = textOf(new Uint8Array(core.memory.buffer, core.rowStart.value + textAt, textBytes));
  return createVocabulary({
    // A space stands before each word, and one behind the last.
    words: text.split(' ').slice(1, words + 1),
    nameWords,
    rowStart: listIn(core, 0, rows + 1),
    rowWords: listIn(core, rowWordsAt, entries),
  });
};

/** Which rows have the name of the row before, copied likewise. */
export const copySameNames = (core: CoreExports, { sizes, parts }: CoreLayout): Bitmap => {
  const [[rows = 0], [, , sameNameAt = 0]] = [sizes, parts];
  return listIn(core, sameNameAt, Math.ceil(rows / 32));
};
