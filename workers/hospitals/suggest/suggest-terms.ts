import type { EngineParts } from '../core.ts';
import { createFitter, type TermFits } from './fits.ts';
import type { Fits, WordFinder } from './suggest-words.ts';

/** Words that the term may be a typo of, and better, words that it begins. */
const fitsOf = (term: string, finder: WordFinder): Fits => {
  const fits = new Map(finder.correct(term));
  for (const [word, fit] of finder.complete(term)) fits.set(word, fit);
  return fits;
};

/** Typed terms → what each fits. The last question's are kept: the next key changes one term. */
export const createTermReader = (parts: EngineParts, finder: WordFinder) => {
  const fitTerm = createFitter(parts);
  let last = new Map<string, TermFits>();
  return (typed: readonly string[]): readonly TermFits[] => {
    const now = new Map<string, TermFits>();
    const terms = typed.map((term, nth) => {
      const key = nth === 0 ? term : ` ${term}`;
      const fits = now.get(key) ?? last.get(key) ?? fitTerm(fitsOf(term, finder), term, nth === 0);
      now.set(key, fits);
      return fits;
    });
    last = now;
    return terms;
  };
};
