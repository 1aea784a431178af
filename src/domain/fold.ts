const MARKS = /\p{Mn}/gu;
const BEYOND_ASCII = /\P{ASCII}/u;

/**
 * Normalizes text for comparison: decomposed (NFD), without accents, in lower case. Accents are removed first, so that İ
 * becomes i. A final sigma becomes an ordinary one, because typing on changes which sigma is final. ß, ligatures and lone
 * surrogates stay. Spaces stay too, so that folding word by word gives the same result.
 */
export const fold = (text: string): string => {
  // ASCII has neither accents nor decompositions.
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll('ς', 'σ');
};

/**
 * Orders names regardless of accents and case, as dictionaries of all the languages order states and forms. Not
 * `Intl.Collator`: see format.ts.
 */
export const compareNames = (one: string, other: string): number => {
  const [left, right] = [fold(one), fold(other)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
};
