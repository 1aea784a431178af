import { CATEGORIES, type Category } from '#domain/category.ts';
import type { Language } from '#domain/language.ts';
import { createNear } from '../edit-distance.ts';
import { IndexError } from '../hospitals/index-error.ts';
import { openTextIndex } from '../hospitals/suggest/suggest-index.ts';
import { createWordFinder, type WordFinder } from '../hospitals/suggest/suggest-words.ts';
import { type HelpFile, type HelpTexts, identityOf } from './help-file.ts';
import { createStemmer } from './stem.ts';
import { stopWords } from './stop-words.ts';
import { type Token, termsOf, tokensOf } from './tokens.ts';

/** How much a word counts by where it stands. */
const [IN_QUESTION, IN_SYNONYMS, IN_ANSWER, IN_CATEGORY] = [1, 0.95, 0.5, 0.4];

/** A question as it is searched; words by their numbers in the vocabulary. */
export interface HelpEntry {
  readonly id: string;
  readonly category: Category;
  readonly question: string;
  readonly answer: string;
  readonly questionTokens: readonly Token[];
  readonly answerTokens: readonly Token[];
  /** Word → weight of the best place where it stands. */
  readonly weights: ReadonlyMap<number, number>;
  /** The stems that mean something, of the question and of each synonym. */
  readonly phrases: readonly (readonly string[])[];
}

/** What the answers of one language are searched by. */
export interface HelpIndex {
  readonly language: Language;
  readonly entries: readonly HelpEntry[];
  /** Every word of the texts and of the groups of like words, folded, in the order in which they come. */
  readonly words: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
  readonly stem: (term: string) => string;
  /** By number of the word. */
  readonly stems: readonly string[];
  /** Words that say nothing about what is asked. */
  readonly stops: ReadonlySet<string>;
  /** Stem → the words that have it. */
  readonly byStem: ReadonlyMap<string, readonly number[]>;
  /** Stem → words that mean nearly the same. */
  readonly alike: ReadonlyMap<string, readonly number[]>;
  readonly finder: WordFinder;
}

/** The words that FlexSearch indexes at the build, and that are looked up by their numbers here. */
export const vocabularyOf = ({ questions, categories, alike }: HelpTexts): string[] => {
  const texts = questions.flatMap(([, , question, answer, synonyms]) => [question, answer, ...synonyms]);
  return [...new Set([...texts, ...categories, ...alike].flatMap(termsOf))];
};

const gather = <Key>(pairs: Iterable<readonly [Key, readonly number[]]>): Map<Key, number[]> => {
  const groups = new Map<Key, number[]>();
  for (const [key, members] of pairs) groups.set(key, [...(groups.get(key) ?? []), ...members]);
  return groups;
};

/** The terms that mean something, or all when none does: each once, in their order. */
export const withoutStops = (terms: readonly string[], stops: ReadonlySet<string>): string[] => {
  const meant = terms.filter((term) => !stops.has(term));
  return [...new Set(meant.length > 0 ? meant : terms)];
};

/** One word that is left of many is no phrase: "what I pay" is not "pay". */
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

/** Opens a language's file. Throws IndexError when it is for another language, or its parts do not belong together. */
export const openHelpIndex = (file: HelpFile, language: Language): HelpIndex => {
  if (file.language !== language)
    throw new IndexError('range', `the answers are in ${file.language}, not in ${language}`);
  const flexsearch = openTextIndex(file, identityOf(file));
  const words = vocabularyOf(file);
  const numberOf = new Map(words.map((word, number) => [word, number]));
  const stem = createStemmer(language);
  const stems = words.map(stem);
  const stops = stopWords(language);
  const byStem = gather(stems.map((each, number) => [each, [number]] as const));
  const alike = gather(
    file.alike.flatMap((group) => {
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
    alike,
    finder: createWordFinder(flexsearch, createNear(words), words),
  };
};
