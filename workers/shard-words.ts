import { byteReader, expectEnd, readTexts, readVarint } from './bytes.ts';
import { IndexError } from './index-error.ts';

/**
 * Words of the names, folded, each once, and the parts that have them: number of parts, bytes of the words, the words
 * (front-coded texts), and for each word how many parts and the steps between their numbers. Numbers are varints.
 */
export interface ShardWords {
  /** Numbers of the parts that can hold names with this folded text; no part with such a name is missing. */
  candidates(text: string): readonly number[];
}

const readList = (reader: ReturnType<typeof byteReader>, parts: number): Uint32Array => {
  const count = readVarint(reader);
  if (count > parts) throw new IndexError('range', 'a word is in more parts than there are');
  let part = -1;
  return Uint32Array.from({ length: count }, () => {
    part += 1 + readVarint(reader);
    if (part >= parts) throw new IndexError('range', 'a word is in a part that there is not');
    return part;
  });
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
  const parts = readVarint(head);
  const size = readVarint(head);
  if (parts > bytes.length || size > bytes.length - head.at)
    throw new IndexError('section', 'the words end too early');
  const words = readTexts(bytes.subarray(head.at, head.at + size));
  const reader = byteReader(bytes.subarray(head.at + size));
  const lists = words.map(() => readList(reader, parts));
  expectEnd(reader);

  const having = (piece: string, nth: number, last: number): Uint8Array => {
    const found = new Uint8Array(parts);
    words.forEach((word, at) => {
      if (fits(word, piece, nth, last)) for (const part of lists[at] ?? []) found[part] = 1;
    });
    return found;
  };
  return {
    candidates: (text) => {
      const pieces = text.split(' ');
      const found = pieces.map((piece, nth) => having(piece, nth, pieces.length - 1));
      return Array.from({ length: parts }, (_, part) => part).filter((part) =>
        found.every((list) => list[part] === 1),
      );
    },
  };
};
