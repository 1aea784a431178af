import { type Bitmap, setBit } from '../bitmap.ts';
import { fillBitmap } from '../bitmap-algebra.ts';
import { type Groups, groupBy, groupOf } from '../groups.ts';
import type { Vocabulary } from '../vocabulary.ts';

/**
 * Names are words joined by single spaces, so a text with m spaces occurs in a name exactly where m + 1 neighbouring
 * words fit its pieces: the first ends with the first piece, the last begins with the last, those between are equal.
 */
export interface TextMatcher {
  /** Makes `into` the rows whose folded name holds the folded text. */
  match(text: string, into: Bitmap): void;
  rowsOf(word: number): Uint32Array;
}

/** Words that hold the pattern, in the vocabulary written as " word word … word ". */
const scanner = (words: readonly string[]) => {
  const blob = ` ${words.join(' ')} `;
  const wordAt = new Uint32Array(blob.length);
  let at = 1;
  words.forEach((word, number) => {
    wordAt.fill(number, at, at + word.length + 1);
    at += word.length + 1;
  });
  /** `atStart`: the pattern begins with the space before the word. */
  return (pattern: string, atStart: boolean): number[] => {
    const shift = atStart ? 1 : 0;
    const found: number[] = [];
    for (
      let hit = blob.indexOf(pattern);
      hit >= 0 && hit + shift < at;
      hit = blob.indexOf(pattern, hit + 1)
    ) {
      const word = wordAt[Math.max(1, hit + shift)] ?? 0;
      if (found.at(-1) !== word) found.push(word);
    }
    return found;
  };
};

/** Word of a name → its row. */
const rowOfEach = (rows: number, { rowStart, rowWords }: Vocabulary): Uint32Array => {
  const rowOf = new Uint32Array(rowWords.length);
  for (let row = 0; row < rows; row++) rowOf.fill(row, rowStart[row], rowStart[row + 1]);
  return rowOf;
};

const rarest = (lists: readonly (readonly number[])[], { start }: Groups): number => {
  const sizes = lists.map((words) =>
    words.reduce((sum, word) => sum + (start[word + 1] ?? 0) - (start[word] ?? 0), 0),
  );
  return sizes.indexOf(Math.min(...sizes));
};

export const createTextMatcher = (rows: number, vocabulary: Vocabulary): TextMatcher => {
  const words = vocabulary.rowWords;
  const rowOf = rowOfEach(rows, vocabulary);
  const positions = groupBy(words, vocabulary.nameWords);
  const rowLists: Groups = { start: positions.start, members: positions.members.map((at) => rowOf[at] ?? 0) };
  const scan = scanner(vocabulary.words.slice(0, vocabulary.nameWords));

  const matchWord = (piece: string, into: Bitmap): void => {
    const { start, members } = rowLists;
    for (const word of scan(piece, false)) {
      const end = start[word + 1] ?? 0;
      for (let at = start[word] ?? 0; at < end; at++) setBit(into, members[at] ?? 0);
    }
  };
  const matchPhrase = (pieces: readonly string[], into: Bitmap): void => {
    const last = pieces.length - 1;
    const lists = pieces.map((piece, nth) =>
      scan(`${nth === 0 ? '' : ' '}${piece}${nth === last ? '' : ' '}`, nth > 0),
    );
    const sets = lists.map((list) => new Set(list));
    const pivot = rarest(lists, positions);
    const fits = (start: number): boolean =>
      rowOf[start] === rowOf[start + last] && sets.every((set, nth) => set.has(words[start + nth] ?? -1));
    for (const word of lists[pivot] ?? []) {
      const found = groupOf(positions, word);
      for (let nth = 0; nth < found.length; nth++) {
        const at = found[nth] ?? 0;
        if (at >= pivot && fits(at - pivot)) setBit(into, rowOf[at] ?? 0);
      }
    }
  };

  return {
    match: (text, into) => {
      if (text === '') return fillBitmap(into, rows);
      into.fill(0);
      const pieces = text.split(' ');
      if (pieces.length === 1) matchWord(text, into);
      else matchPhrase(pieces, into);
    },
    rowsOf: (word) => groupOf(rowLists, word),
  };
};
