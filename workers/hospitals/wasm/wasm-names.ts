import { textOf } from '../cesu-8.ts';
import type { SearchCore } from '../core.ts';
import type { CoreExports } from './wasm-exports.ts';
import type { CoreInputs } from './wasm-reader.ts';

/** What the numbers of a core mean that is filled. */
export type CoreLayout = Pick<CoreInputs, 'sizes' | 'parts'>;

/** What the core's memory says of names, copied: the memory may grow. */
export const namesIn = (
  { memory, rowStart }: CoreExports,
  { sizes, parts }: CoreLayout,
): Pick<SearchCore, 'vocabulary' | 'sameNames'> => {
  const [rows = 0, entries = 0, words = 0, nameWords = 0, , textBytes = 0] = sizes;
  const [rowWordsAt = 0, textAt = 0, sameNameAt = 0] = parts;
  const bytes = (from: number, length: number): Uint8Array =>
    new Uint8Array(memory.buffer, rowStart.value + from, length).slice();
  const list = (from: number, length: number): Uint32Array => new Uint32Array(bytes(from, 4 * length).buffer);
  return {
    vocabulary: () => ({
      // A space stands before each word, and one behind the last.
      words: textOf(bytes(textAt, textBytes))
        .split(' ')
        .slice(1, words + 1),
      nameWords,
      rowStart: list(0, rows + 1),
      rowWords: list(rowWordsAt, entries),
    }),
    sameNames: () => list(sameNameAt, Math.ceil(rows / 32)),
  };
};
