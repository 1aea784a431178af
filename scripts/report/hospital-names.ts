import { fold } from '#domain/fold.ts';
import { foldWords } from '../data/cities/city-names.ts';
import { isWithin } from '../data/cities/typing-errors.ts';

/** Abbreviations in hospital names, from common usage. `foldWords` expands those of places ("St", "Mt", "Ctr"). */
const LONG_WORDS: ReadonlyMap<string, string> = new Map([
  ['HOSP', 'HOSPITAL'],
  ['HSP', 'HOSPITAL'],
  ['MED', 'MEDICAL'],
  ['MEDL', 'MEDICAL'],
  ['MEM', 'MEMORIAL'],
  ['MEML', 'MEMORIAL'],
  ['REG', 'REGIONAL'],
  ['REGL', 'REGIONAL'],
  ['GEN', 'GENERAL'],
  ['COMM', 'COMMUNITY'],
  ['CMNTY', 'COMMUNITY'],
  ['UNIV', 'UNIVERSITY'],
  ['HLTH', 'HEALTH'],
  ['CTRS', 'CENTERS'],
  ['CENTRE', 'CENTER'],
  ['REHAB', 'REHABILITATION'],
]);

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that the same hospital's name may have or omit. */
const SILENT = setOf('THE OF AND AT FOR IN ON INC LLC LP LTD CORP');
/** Words that unrelated hospitals share. */
const COMMON = setOf(
  'HOSPITAL HOSPITALS MEDICAL CENTER CENTERS HEALTH HEALTHCARE CARE SYSTEM SYSTEMS CLINIC CAMPUS REGIONAL COMMUNITY GENERAL ' +
    'MEMORIAL COUNTY DISTRICT UNIVERSITY SERVICES FACILITY',
);

/** Kind of hospital by word. Kinds and `SIDES` distinguish hospitals of one owner: Mercy Children's is not Mercy Hospital. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ...['CHILDREN', 'CHILDRENS', 'PEDIATRIC', 'KIDS'].map((word) => [word, 'children'] as const),
  ...['WOMEN', 'WOMENS'].map((word) => [word, 'women'] as const),
  ...['PSYCHIATRIC', 'BEHAVIORAL', 'MENTAL'].map((word) => [word, 'mind'] as const),
  ...['HEART', 'CARDIAC'].map((word) => [word, 'heart'] as const),
  ...['CANCER', 'ONCOLOGY'].map((word) => [word, 'cancer'] as const),
  ...['ORTHOPEDIC', 'ORTHOPAEDIC', 'SPINE'].map((word) => [word, 'bones'] as const),
  ...['SURGICAL', 'SURGERY'].map((word) => [word, 'surgery'] as const),
  ...['VETERANS', 'VA'].map((word) => [word, 'veterans'] as const),
  ...['REHABILITATION', 'EYE', 'SPECIALTY'].map((word) => [word, word] as const),
]);
const SIDES = setOf('NORTH SOUTH EAST WEST NORTHEAST NORTHWEST SOUTHEAST SOUTHWEST UPPER LOWER');

const joinSorted = (words: Iterable<string>): string => [...new Set(words)].sort().join(' ');

export const readName = (name: string) => {
  const words = foldWords(name)
    .map((word) => LONG_WORDS.get(word) ?? word)
    .filter((word) => !SILENT.has(word));
  return {
    words,
    /**
     * All letters and digits of the words: equal for "St. Mary's Hosp" and "SAINT MARYS HOSPITAL". A name without Latin letters
     * has no words, so its folded text is compared.
     */
    key: words.join('') || fold(name),
    /** Whether at least one word is neither common nor a kind. */
    isDistinct: words.some((word) => !COMMON.has(word) && !KINDS.has(word)),
    kinds: joinSorted(words.flatMap((word) => KINDS.get(word) ?? [])),
    sides: joinSorted(words.filter((word) => SIDES.has(word))),
    digits: joinSorted(words.filter((word) => /\d/.test(word))),
  };
};

export type HospitalName = ReturnType<typeof readName>;

/** Whether the names belong to different hospitals, because they differ in kind, number or side. */
const isOther = (one: HospitalName, other: HospitalName): boolean =>
  one.kinds !== other.kinds ||
  one.digits !== other.digits ||
  (one.sides !== '' && other.sides !== '' && one.sides !== other.sides);

const isTypingError = (one: string, other: string): boolean => {
  const length = Math.min(one.length, other.length);
  const edits = length < 5 ? 0 : length < 10 ? 1 : 2;
  return isWithin(edits, one, other);
};

/** Removes the first equal word, or else the first similar word, from the list. Returns whether a word was removed. */
const takeWord = (word: string, from: string[]): boolean => {
  const equal = from.indexOf(word);
  const at = equal >= 0 ? equal : from.findIndex((other) => isTypingError(word, other));
  if (at >= 0) from.splice(at, 1);
  return at >= 0;
};

/**
 * Similarity of two names, from 0 to 1: the mean of their shared weight relative to both names and to the shorter name, because
 * chains add their own name. Words of the place weigh 0.4, because other hospitals there have them too; common words weigh 0.1.
 */
export const nameSimilarity = (
  one: HospitalName,
  other: HospitalName,
  placeWords: ReadonlySet<string>,
): number => {
  if (isOther(one, other)) return 0;
  if (one.key.length >= 10 && isTypingError(one.key, other.key)) return 1;
  const weigh = (word: string): number => (COMMON.has(word) ? 0.1 : placeWords.has(word) ? 0.4 : 1);
  const sum = (words: readonly string[]): number => words.reduce((total, word) => total + weigh(word), 0);
  const left = [...other.words];
  // Matches equal words first, so that a similar word does not use up the match of an equal word.
  const shared = sum(
    one.words
      .toSorted((a, b) => Number(other.words.includes(b)) - Number(other.words.includes(a)))
      .filter((word) => takeWord(word, left)),
  );
  const [mine, theirs] = [sum(one.words), sum(other.words)];
  return shared === 0 ? 0 : shared / (mine + theirs) + shared / (2 * Math.min(mine, theirs));
};
