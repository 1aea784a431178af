import damerauLevenshtein from 'damerau-levenshtein';
import { foldCity, foldWords } from './city-names.ts';

/** Counts the edits between two words: a letter dropped, inserted, replaced, or swapped with the next. */
export const typingDistance = (a: string, b: string): number => damerauLevenshtein(a, b).steps;

/** Whether the words are at most `edits` apart. Compares their letters first, which is much faster: an edit adds at most one. */
export const isWithin = (edits: number, a: string, b: string): boolean =>
  Math.abs(a.length - b.length) <= edits &&
  [...new Set(a)].filter((letter) => !b.includes(letter)).length <= edits &&
  typingDistance(a, b) <= edits;

/** Words that distinguish real places: a correction must keep them. */
const DISTINCTIVE_WORDS = ['NORTH', 'SOUTH', 'EAST', 'WEST', 'NEW', 'OLD', 'UPPER', 'LOWER'] as const;

/** [word, other] inside longer words ("NORTHFIELD"): a correction must not merely replace one by the other. */
const DISTINCTIVE_PAIRS = [
  ['NORTH', 'SOUTH'], // two edits apart, but different towns
  ['SOUTH', 'NORTH'],
  ['EAST', 'WEST'],
  ['WEST', 'EAST'],
  ['NEW', 'OLD'],
  ['OLD', 'NEW'],
  ['NEW', ''], // New London is not London
  ['OLD', ''],
] as const;

const swapsDistinctiveWord = (written: string, wanted: string): boolean => {
  const distance = typingDistance(written, wanted);
  return DISTINCTIVE_PAIRS.some(
    ([word, other]) =>
      (written.includes(word) && typingDistance(written.replace(word, other), wanted) < distance) ||
      (wanted.includes(word) && typingDistance(written, wanted.replace(word, other)) < distance),
  );
};

const digits = (text: string): string => text.replace(/\D/g, '');

/** Whether the correction of a city's name would turn one real place into another. */
export const changesPlace = (written: string, wanted: string): boolean => {
  const [has, gets] = [foldWords(written), foldWords(wanted)];
  return (
    digits(written) !== digits(wanted) ||
    DISTINCTIVE_WORDS.some((word) => has.includes(word) && !gets.includes(word)) ||
    swapsDistinctiveWord(foldCity(written), foldCity(wanted))
  );
};

const isOtherWord = (word: string, wanted: string): boolean => {
  const edits = typingDistance(word, wanted);
  return edits > 1 && edits * 3 > Math.min(word.length, wanted.length);
};

/** Whether one word of several becomes a different word (LAWN → TOWN). */
export const changesOneWord = (written: string, wanted: string): boolean => {
  const [has, gets] = [foldWords(written), foldWords(wanted)];
  return has.length === gets.length && has.some((word, index) => isOtherWord(word, gets[index] ?? ''));
};
