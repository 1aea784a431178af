import { fold } from '#domain/fold.ts';
import type { Hospital } from '#domain/hospital.ts';
import { frontCode, pushVarint } from '../encode-bytes.ts';
import { byUnits } from '../encode-order.ts';
import { byteList } from '../packed-list.ts';

/** Folded word → numbers of the parts that have it, ascending. */
const findWords = (parts: readonly (readonly Hospital[])[]): ReadonlyMap<string, readonly number[]> => {
  const folded = new Map<string, string>();
  const found = new Map<string, number[]>();
  const add = (word: string, part: number): void => {
    const list = found.get(word);
    if (list === undefined) found.set(word, [part]);
    else if (list.at(-1) !== part) list.push(part);
  };
  parts.forEach((rows, part) => {
    for (const { name } of rows)
      for (const word of name.split(' ')) {
        const known = folded.get(word) ?? fold(word);
        folded.set(word, known);
        add(known, part);
      }
  });
  return found;
};

/** The file that says which parts can hold names with a text, as `workers/shard-words.ts` reads it. */
export const encodeWords = (parts: readonly (readonly Hospital[])[]): Uint8Array => {
  const found = findWords(parts);
  const words = [...found.keys()].sort(byUnits);
  const texts = frontCode(words);
  const bytes = byteList();
  pushVarint(bytes, parts.length);
  pushVarint(bytes, texts.length);
  for (const byte of texts) bytes.push(byte);
  for (const word of words) {
    const list = found.get(word) ?? [];
    pushVarint(bytes, list.length);
    list.forEach((part, at) => {
      pushVarint(bytes, part - (list[at - 1] ?? -1) - 1);
    });
  }
  return bytes.values.slice();
};
