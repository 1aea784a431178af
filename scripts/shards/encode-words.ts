import { frontCode, pushVarint } from '../encode-bytes.ts';
import { byUnits } from '../encode-order.ts';
import { byteList } from '../packed-list.ts';
import type { Rows, Source } from './source.ts';

/** Folded word of names → numbers of the parts that have it, ascending. */
const findParts = (parts: readonly Rows[], { directory, vocabulary }: Source): readonly number[][] => {
  const { rowStart, rowWords } = directory;
  const found = Array.from({ length: vocabulary.nameWords }, (): number[] => []);
  parts.forEach((rows, part) => {
    for (const row of rows)
      for (let at = rowStart[row] ?? 0; at < (rowStart[row + 1] ?? 0); at++) {
        const list = found[vocabulary.ofWord[rowWords[at] ?? 0] ?? 0];
        if (list?.at(-1) !== part) list?.push(part);
      }
  });
  return found;
};

/** The file that says which parts can hold names with a text, as `workers/shard-words.ts` reads it. */
export const encodeWords = (parts: readonly Rows[], source: Source): Uint8Array => {
  const words = findParts(parts, source)
    .map((list, word) => ({ list, text: source.vocabulary.words[word] ?? '' }))
    .sort((left, right) => byUnits(left.text, right.text));
  const texts = frontCode(words.map(({ text }) => text));
  const bytes = byteList();
  pushVarint(bytes, parts.length);
  pushVarint(bytes, texts.length);
  for (const byte of texts) bytes.push(byte);
  for (const { list } of words) {
    pushVarint(bytes, list.length);
    list.forEach((part, at) => {
      pushVarint(bytes, part - (list[at - 1] ?? -1) - 1);
    });
  }
  return bytes.values.slice();
};
