import nameWords from '#data/name-words.json';

const KEPT = new Set(nameWords.kept.split(' '));
const SPELLED: ReadonlyMap<string, string> = new Map(Object.entries(nameWords.spelled));
const SMALL = new Set(nameWords.small.split(' '));

const capitalise = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(^|[-/(&+])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^(Mc|O')(\p{L})/u, (_, before: string, letter: string) => before + letter.toUpperCase());

const readableWord = (word: string, index: number): string => {
  const spelled = SPELLED.get(word);
  if (spelled !== undefined) return spelled;
  if (KEPT.has(word.replace(/[^A-Z]/g, '')) || /\d/.test(word)) return word;
  return index > 0 && SMALL.has(word.toLowerCase()) ? word.toLowerCase() : capitalise(word);
};

/**
 * "SAINT JOSEPH'S HOSPITAL OF ATLANTA" → "Saint Joseph's Hospital of Atlanta"; a name with a small letter stays as it is.
 * data/name-words.json holds words with their own spelling.
 */
export const readableName = (name: string): string =>
  /\p{Ll}/u.test(name) ? name : name.split(' ').map(readableWord).join(' ');
