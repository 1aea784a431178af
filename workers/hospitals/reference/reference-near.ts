import { lazily } from '#workers/lazily.ts';
import { NEAR_BYTES, type NearWord } from '../core.ts';
import { textBytes } from '../text-bytes.ts';

/**
 * Bit-parallel optimal string alignment (Hyyrö 2003, "A bit-vector algorithm for computing Levenshtein and Damerau
 * edit distances", with transpositions): one column of the table is two machine words of ±1 differences.
 */
export const createNear = (words: readonly string[]): ((pattern: string, most: number) => NearWord[]) => {
  const texts = lazily(() => words.map((word) => textBytes(word).subarray(0, NEAR_BYTES)));
  const masks = new Int32Array(256);
  return (pattern, most) => {
    const bytes = textBytes(pattern).subarray(0, NEAR_BYTES);
    const found: NearWord[] = [];
    if (bytes.length === 0) return found;
    bytes.forEach((byte, at) => {
      masks[byte] = (masks[byte] ?? 0) | (1 << at);
    });
    texts().forEach((text, word) => {
      if (text.length + most < bytes.length) return;
      const { whole, prefix } = align(text, bytes.length, masks);
      if (prefix <= most) found.push({ word, whole, prefix });
    });
    for (const byte of bytes) masks[byte] = 0;
    return found;
  };
};

const align = (text: Uint8Array, length: number, masks: Int32Array): Omit<NearWord, 'word'> => {
  const last = 1 << (length - 1);
  let [up, down, diagonal, before] = [-1, 0, 0, 0];
  let [whole, prefix] = [length, length];
  for (const byte of text) {
    const equal = masks[byte] ?? 0;
    const swapped = ((~diagonal & equal) << 1) & before;
    diagonal = ((((equal & up) + up) | 0) ^ up) | equal | down | swapped;
    let plus = down | ~(diagonal | up);
    const minus = diagonal & up;
    if ((plus & last) !== 0) whole++;
    if ((minus & last) !== 0) whole--;
    plus = (plus << 1) | 1;
    up = (minus << 1) | ~(diagonal | plus);
    down = plus & diagonal;
    before = equal;
    prefix = Math.min(prefix, whole);
  }
  return { whole, prefix };
};
