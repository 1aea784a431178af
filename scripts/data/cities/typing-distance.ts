import damerauLevenshtein from 'damerau-levenshtein';

/** Which letters a word holds, one bit each: two words a few edits apart differ in few bits. */
export const letterBits = (key: string): number => {
  let bits = 0;
  for (const letter of key) bits |= 1 << (letter.charCodeAt(0) & 31);
  return bits;
};

const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** Cheap and never wrong: `false` means that the words are more than `edits` apart. One edit changes at most two bits. */
export const mayBeWithin = (edits: number, a: string, aBits: number, b: string, bBits: number): boolean =>
  Math.abs(a.length - b.length) <= edits && countBits(aBits ^ bBits) <= 2 * edits;

/** Letters dropped, inserted, replaced or swapped with their neighbour. */
export const typingDistance = (a: string, b: string): number => damerauLevenshtein(a, b).steps;
