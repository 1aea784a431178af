import type { Category } from '#domain/category.ts';
import type { HelpIndex } from './help-index.ts';
import { bestFit } from './score.ts';
import type { QueryTerm } from './terms.ts';

/** Categories named when nothing fits. */
const MOST = 3;
/** From this similarity on two words are of one family; less is chance. */
const SAME_FAMILY = 0.45;
/** How much of the query must be near to a text. */
const LEAST = 0.2;

const trigrams = (word: string): Set<string> => {
  const padded = ` ${word} `;
  return new Set(Array.from({ length: Math.max(1, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)));
};

/** Dice's coefficient: common trigrams, of all. */
const dice = (left: ReadonlySet<string>, right: ReadonlySet<string>): number => {
  let common = 0;
  for (const each of left) if (right.has(each)) common++;
  return (2 * common) / (left.size + right.size);
};

const nearTo = ({ term, fits }: QueryTerm, words: readonly string[]): ReadonlyMap<number, number> => {
  const near = new Map(fits);
  const wanted = trigrams(term);
  words.forEach((word, number) => {
    const share = dice(wanted, trigrams(word));
    if (share >= SAME_FAMILY) near.set(number, Math.max(share, near.get(number) ?? 0));
  });
  return near;
};

/** The categories of the texts that are nearest to a query that none fits: by trigrams, best first. */
export const nearestCategories = ({ entries, words }: HelpIndex, terms: readonly QueryTerm[]): Category[] => {
  const near = terms.map((term) => nearTo(term, words));
  const found = new Map<Category, number>();
  for (const entry of entries) {
    const share = near.reduce((sum, each) => sum + bestFit(entry, each), 0) / Math.max(1, near.length);
    if (share >= LEAST && share > (found.get(entry.category) ?? 0)) found.set(entry.category, share);
  }
  return [...found]
    .sort(([, left], [, right]) => right - left)
    .slice(0, MOST)
    .map(([category]) => category);
};
