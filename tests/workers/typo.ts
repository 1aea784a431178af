import type { Random } from './random.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Adds one typo: a letter removed, inserted, replaced, or swapped with the next. */
export const makeTypo = (random: Random, text: string): string => {
  const at = random.below(text.length);
  const before = text.slice(0, at);
  const kind = random.below(4);
  if (kind === 0) return before + text.slice(at + 1);
  if (kind === 1) return before + random.pick(LETTERS) + text.slice(at);
  if (kind === 2) return before + random.pick(LETTERS) + text.slice(at + 1);
  return before + text.slice(at + 1, at + 2) + text.charAt(at) + text.slice(at + 2);
};
