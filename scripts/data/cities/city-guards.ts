import { typingDistance } from './typing-distance.ts';

/** A city as compared: its words, abbreviations written out, and its letters without spaces (`foldCity`). */
export interface FoldedCity {
  readonly key: string;
  readonly words: readonly string[];
}

/** Words that make one real place another. Written out rightly, such a word is no typing error: it has to stay. */
const TELLING_WORDS = ['NORTH', 'SOUTH', 'EAST', 'WEST', 'NEW', 'OLD', 'UPPER', 'LOWER'] as const;

/**
 * The same where the words run together ("NORTHFIELD", "NEWCASTLE"): [word, other].
 * A correction that does nothing but turn the one into the other, or into nothing, is refused.
 */
const TELLING_PAIRS = [
  ['NORTH', 'SOUTH'], // two letters apart, two towns
  ['SOUTH', 'NORTH'],
  ['EAST', 'WEST'],
  ['WEST', 'EAST'],
  ['NEW', 'OLD'],
  ['OLD', 'NEW'],
  ['NEW', ''], // New London is not London
  ['OLD', ''],
] as const;

const losesTellingWord = (written: FoldedCity, wanted: FoldedCity): boolean =>
  TELLING_WORDS.some((word) => written.words.includes(word) && !wanted.words.includes(word));

const swapsTellingWord = (written: string, wanted: string): boolean => {
  const distance = typingDistance(written, wanted);
  return TELLING_PAIRS.some(
    ([word, other]) =>
      (written.includes(word) && typingDistance(written.replace(word, other), wanted) < distance) ||
      (wanted.includes(word) && typingDistance(written, wanted.replace(word, other)) < distance),
  );
};

const digits = (text: string): string => text.replace(/\D/g, '');

/** Would the correction turn one real place into another? */
export const changesThePlace = (written: FoldedCity, wanted: FoldedCity): boolean =>
  digits(written.key) !== digits(wanted.key) ||
  losesTellingWord(written, wanted) ||
  swapsTellingWord(written.key, wanted.key);

const isOtherWord = (word: string, wanted: string): boolean => {
  const edits = typingDistance(word, wanted);
  return edits > 1 && edits * 3 > Math.min(word.length, wanted.length);
};

/** Has one word of several changed out of recognition (LAWN → TOWN)? */
export const changesAWord = (written: FoldedCity, wanted: FoldedCity): boolean =>
  written.words.length === wanted.words.length &&
  written.words.some((word, index) => isOtherWord(word, wanted.words[index] ?? ''));
