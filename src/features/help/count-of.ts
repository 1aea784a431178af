import type { FaqsWords } from '#content/words/words.ts';
import { fill, formatNumber, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import type { Found } from './use-help-search.ts';

/** Most answers that are asked for. */
export const MOST = 8;

/** How many answers were found to what; where more may fit, that these are the best. */
export const countOf = (
  { search }: FaqsWords,
  language: Language,
  { text, answer: { hits } }: Pick<Found, 'text' | 'answer'>,
): string => {
  const count = formatNumber(language, hits.length);
  if (hits.length === 0) return fill(search.none.heading, { text });
  if (hits.length === MOST) return fill(search.best, { count, text });
  return fill(plural(language, search.results, hits.length), { text });
};
