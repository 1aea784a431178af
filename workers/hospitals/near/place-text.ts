import { fold } from '#domain/fold.ts';

const SHORT: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
]);

/** A place's name as it is compared: folded words of letters and digits, short forms at its beginning written out. */
export const placeText = (text: string): string =>
  fold(text)
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^\S+(?= )/, (word) => SHORT.get(word) ?? word);

/**
 * Edits (a letter more, less, another, or two swapped) from the typed text to some beginning of the name; more than
 * `most` is `most` + 1.
 */
export const editsToBeginning = (typed: string, name: string, most: number): number =>
  Math.min(most + 1, ...lastRow(typed, name.slice(0, typed.length + most)));

/** Edits from the whole typed text to the whole name. */
export const editsBetween = (typed: string, name: string): number => lastRow(typed, name).at(-1) ?? 0;

/** Optimal string alignment: edits from all of `typed` to each beginning of `name`. */
const lastRow = (typed: string, name: string): number[] => {
  let before: number[] = [];
  let row = Array.from({ length: name.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= name.length; j++) {
      const cost = typed[i - 1] === name[j - 1] ? 0 : 1;
      const swapped = typed[i - 1] === name[j - 2] && typed[i - 2] === name[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + cost,
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return row;
};
