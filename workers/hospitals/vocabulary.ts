import { fold } from '#domain/fold.ts';
import type { Directory } from './directory.ts';

/** Folded words, each once: first the words of names, then the words that occur in cities only. */
export interface Vocabulary {
  readonly words: readonly string[];
  /** Number of words that occur in names; they come first. */
  readonly nameWords: number;
  /** Row r's words are rowWords[rowStart[r] … rowStart[r + 1] - 1]. */
  readonly rowStart: Uint32Array;
  readonly rowWords: Uint32Array;
  /** City → its words. */
  readonly cityWords: readonly (readonly number[])[];
}

/** Lists the words in the order of their first use. A text is its words joined by single spaces, so a word may be empty. */
export const listWords = ({ names, cities }: Directory): Vocabulary => {
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const number = numbers.get(word) ?? numbers.size;
    if (number === numbers.size) numbers.set(word, number);
    return number;
  };
  const rowStart = new Uint32Array(names.length + 1);
  const rowWords: number[] = [];
  names.forEach((name, row) => {
    for (const word of fold(name).split(' ')) rowWords.push(numberOf(word));
    rowStart[row + 1] = rowWords.length;
  });
  const nameWords = numbers.size;
  const cityWords = cities.map((city) => fold(city).split(' ').map(numberOf));
  return { words: [...numbers.keys()], nameWords, rowStart, rowWords: Uint32Array.from(rowWords), cityWords };
};
