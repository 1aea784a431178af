const MARKS = /\p{Mn}/gu;

/**
 * Text as it is compared: decomposed (NFD), without accents, in lower case.
 * Marks go before the case does, so that İ becomes i. Greek's final sigma is made an ordinary one, because whether a
 * sigma is final changes while a word is being typed. ß, ligatures and lone surrogates stay what they are.
 * A space neither appears nor disappears, so folding a text word by word gives the folded text.
 */
export const fold = (text: string): string => {
  if (isPlain(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll('ς', 'σ');
};

/** ASCII has neither accents nor decompositions. */
const isPlain = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
};

/**
 * Order of names by their letters, accents and case apart: as a dictionary of either language has the names of states and forms.
 * Not `Intl.Collator`: see format.ts.
 */
export const compareNames = (one: string, other: string): number => {
  const [left, right] = [fold(one), fold(other)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
};
