import { byteReader, expectEnd, readVarint } from '../hospitals/bytes.ts';
import { IndexError } from '../hospitals/index-error.ts';
import { readTexts } from './byte-lists.ts';

/**
 * The words of the names, folded, each once, and the packs that hold their rows. In the file: bytes of the words, the words
 * (front-coded texts), how many are in no pack, the steps between their numbers, and for each pack how many of the other words
 * it has, in order. Numbers are varints.
 */
export interface ShardWords {
  /** Numbers of packs that together hold every row with this folded text; undefined when no packs do. */
  packsFor(text: string): readonly number[] | undefined;
}

/** Stands for no pack. */
const NONE = -1;

/** Word → its pack. */
const readPacks = (bytes: Uint8Array, words: number): Int32Array => {
  const reader = byteReader(bytes);
  const packOf = new Int32Array(words);
  const commons = readVarint(reader);
  let word = -1;
  for (let nth = 0; nth < commons; nth++) {
    word += 1 + readVarint(reader);
    if (word >= words) throw new IndexError('range', 'there is no word of that number');
    packOf[word] = NONE;
  }
  let [pack, left] = [-1, 0];
  for (let at = 0; at < words; at++) {
    if (packOf[at] === NONE) continue;
    while (left === 0) {
      left = readVarint(reader);
      pack++;
    }
    packOf[at] = pack;
    left--;
  }
  expectEnd(reader);
  return packOf;
};

/** Whether a word can be where the piece is: alone it holds it; else it ends with the first, is a middle one, begins with the last. */
const fits = (word: string, piece: string, nth: number, last: number): boolean => {
  if (last === 0) return word.includes(piece);
  if (nth === 0) return word.endsWith(piece);
  return nth === last ? word.startsWith(piece) : word === piece;
};

/** Throws IndexError. */
export const readWords = (bytes: Uint8Array): ShardWords => {
  const head = byteReader(bytes);
  const size = readVarint(head);
  if (size > bytes.length - head.at) throw new IndexError('section', 'the words end too early');
  const words = readTexts(bytes.subarray(head.at, head.at + size));
  const packOf = readPacks(bytes.subarray(head.at + size), words.length);

  const packsOf = (piece: string, nth: number, last: number): ReadonlySet<number> => {
    const found = new Set<number>();
    words.forEach((word, at) => {
      if (fits(word, piece, nth, last)) found.add(packOf[at] ?? NONE);
    });
    return found;
  };
  return {
    packsFor: (text) => {
      const pieces = text.split(' ');
      const found = pieces.map((piece, nth) => packsOf(piece, nth, pieces.length - 1));
      // Every row with the text has, for each piece, a word that fits: the piece with the fewest packs is enough.
      const usable = found.filter((packs) => !packs.has(NONE)).sort((left, right) => left.size - right.size);
      return usable[0] === undefined ? undefined : [...usable[0]].sort((left, right) => left - right);
    },
  };
};
