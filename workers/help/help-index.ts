import { CATEGORIES, type Category } from '#domain/category.ts';
import type { Language } from '#domain/language.ts';
import { createNear } from '../edit-distance.ts';
import { textBytes } from '../hospitals/cesu-8.ts';
import { checksum } from '../hospitals/checksum.ts';
import { IndexError } from '../hospitals/index-error.ts';
import { indexWords } from '../hospitals/suggest/suggest-index.ts';
import { createWordFinder, type WordFinder } from '../hospitals/suggest/word-finder.ts';
import { createStemmer } from './stem.ts';
import { stopWords } from './stop-words.ts';
import { type Token, termsOf, tokensOf } from './tokens.ts';

/** A question in plain text. `category` is its position in CATEGORIES. */
export type FiledQuestion = readonly [
  id: string,
  category: number,
  question: string,
  answer: string,
  synonyms: readonly string[],
];

export interface HelpTexts {
  readonly language: Language;
  /** Names in the order of CATEGORIES. */
  readonly categories: readonly string[];
  /** Groups of everyday words with nearly the same meaning here, separated by spaces. */
  readonly synonymGroups: readonly string[];
  /** By category, then by order. */
  readonly questions: readonly FiledQuestion[];
}

export interface HelpFile extends HelpTexts {
  /** Checksum of the texts. */
  readonly sum: number;
}

export const sumOfTexts = ({ language, categories, synonymGroups, questions }: HelpTexts): number =>
  checksum(textBytes(JSON.stringify([language, categories, synonymGroups, questions])), 0);

/** The weight of a word by where it occurs. */
const [IN_QUESTION, IN_SYNONYMS, IN_ANSWER, IN_CATEGORY] = [1, 0.95, 0.5, 0.4];

/** A question in the index; words by their numbers in the vocabulary. */
export interface HelpEntry {
  readonly id: string;
  readonly category: Category;
  readonly question: string;
  readonly answer: string;
  readonly questionTokens: readonly Token[];
  readonly answerTokens: readonly Token[];
  /** Word → its best weight. */
  readonly weights: ReadonlyMap<number, number>;
  /** The stems of the question and of each synonym, without stop words. */
  readonly phrases: readonly (readonly string[])[];
}

export interface HelpIndex {
  readonly language: Language;
  readonly entries: readonly HelpEntry[];
  /** Every word of the texts and of the groups of synonyms, folded. */
  readonly words: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
  readonly stem: (term: string) => string;
  /** By number of the word. */
  readonly stems: readonly string[];
  readonly stops: ReadonlySet<string>;
  /** Stem → the words that have it. */
  readonly byStem: ReadonlyMap<string, readonly number[]>;
  /** Stem → words with nearly the same meaning. */
  readonly synonyms: ReadonlyMap<string, readonly number[]>;
  readonly finder: WordFinder;
}

const gather = (pairs: Iterable<readonly [string, readonly number[]]>): Map<string, number[]> => {
  const groups = new Map<string, number[]>();
  for (const [key, members] of pairs) groups.set(key, [...(groups.get(key) ?? []), ...members]);
  return groups;
};

/** The terms that are no stop words, or all if there are no others: each once, in their order. */
export const withoutStops = (terms: readonly string[], stops: ReadonlySet<string>): string[] => {
  const meant = terms.filter((term) => !stops.has(term));
  return [...new Set(meant.length > 0 ? meant : terms)];
};

/** A single word left of several is no phrase: "what I pay" is not "pay". */
const phraseOf = (terms: readonly string[], stops: ReadonlySet<string>): string[] => {
  const meant = withoutStops(terms, stops);
  return meant.length === 1 && terms.length > 1 ? [] : meant;
};

const readEntries = (
  { questions, categories }: HelpTexts,
  { numberOf, stem, stops }: Pick<HelpIndex, 'numberOf' | 'stem' | 'stops'>,
): HelpEntry[] =>
  questions.map(([id, category, question, answer, synonyms]) => {
    const weights = new Map<number, number>();
    const weigh = (text: string, weight: number): void => {
      for (const term of termsOf(text)) {
        const word = numberOf.get(term) ?? 0;
        weights.set(word, Math.max(weight, weights.get(word) ?? 0));
      }
    };
    weigh(question, IN_QUESTION);
    for (const synonym of synonyms) weigh(synonym, IN_SYNONYMS);
    weigh(answer, IN_ANSWER);
    weigh(categories[category] ?? '', IN_CATEGORY);
    return {
      id,
      category: CATEGORIES[category] ?? CATEGORIES[0],
      question,
      answer,
      questionTokens: tokensOf(question),
      answerTokens: tokensOf(answer),
      weights,
      phrases: [question, ...synonyms].map((text) => phraseOf(termsOf(text), stops).map(stem)),
    };
  });

/** Opens a language's file. Throws IndexError when it is of another language or damaged. */
export const openHelpIndex = (file: HelpFile, language: Language): HelpIndex => {
  if (file.language !== language)
    throw new IndexError('range', `the answers are in ${file.language}, not in ${language}`);
  if (file.sum !== sumOfTexts(file)) throw new IndexError('checksum', 'the answers are damaged');
  const texts = file.questions.flatMap(([, , question, answer, synonyms]) => [question, answer, ...synonyms]);
  const words = [...new Set([...texts, ...file.categories, ...file.synonymGroups].flatMap(termsOf))];
  const numberOf = new Map(words.map((word, number) => [word, number]));
  const stem = createStemmer(language);
  const stems = words.map(stem);
  const stops = stopWords(language);
  const byStem = gather(stems.map((each, number) => [each, [number]] as const));
  const synonyms = gather(
    file.synonymGroups.flatMap((group) => {
      const own = [...new Set(termsOf(group).map(stem))];
      const members = own.flatMap((each) => byStem.get(each) ?? []);
      return own.map((each) => [each, members] as const);
    }),
  );
  return {
    language,
    entries: readEntries(file, { numberOf, stem, stops }),
    words,
    numberOf,
    stem,
    stems,
    stops,
    byStem,
    synonyms,
    finder: createWordFinder(indexWords(words), createNear(words), words),
  };
};
