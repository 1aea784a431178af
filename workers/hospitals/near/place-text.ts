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
