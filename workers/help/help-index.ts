import MiniSearch from 'minisearch';
import { CATEGORIES, type Category } from '#domain/category.ts';
import type { Language } from '#domain/language.ts';
import { readChecked } from '../hospitals/checked-json.ts';
import { createStemmer } from './stem.ts';
import { termsOf } from './tokens.ts';

/** A question and its answer in plain text. `category` is an index into CATEGORIES. */
export type IndexedQuestion = readonly [
  id: string,
  category: number,
  question: string,
  answer: string,
  synonyms: readonly string[],
];

/** Everyday words of a language, folded when the index is opened; each text may contain several words. */
export interface EverydayWords {
  /** Groups of words with nearly the same meaning in this subject. */
  readonly groups: readonly string[];
  /** Stop words: articles, pronouns, auxiliary verbs, and words that questions begin with. */
  readonly stops: readonly string[];
  /** Words with little meaning, which an answer need not mention. */
  readonly light: readonly string[];
  /** Phrases of someone in danger, of all languages, folded. Words may have alternatives and endings: "drank/swallow* pills?". */
  readonly danger: readonly string[];
  /** Subjects that no answer mentions, although answers may contain the same words: "life insurance". */
  readonly absent: readonly string[];
}

export const HELP_FORMAT = 'HLP1';

/** Content of the file of a language (checked-json.ts). */
export interface HelpTexts {
  readonly language: Language;
  /** Names of the categories in the order of CATEGORIES. */
  readonly categories: readonly string[];
  readonly words: EverydayWords;
  /** Sorted by category, then by the `order` of the question. */
  readonly questions: readonly IndexedQuestion[];
}

export interface HelpEntry {
  readonly id: string;
  readonly category: Category;
  readonly question: string;
  readonly answer: string;
}

export interface HelpIndex {
  readonly language: Language;
  readonly entries: ReadonlyMap<string, HelpEntry>;
  readonly stem: (term: string) => string;
  readonly stops: ReadonlySet<string>;
  /** Stems of the light words. */
  readonly light: ReadonlySet<string>;
  /** Stem → stems with nearly the same meaning, itself included. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Phrases of someone in danger: a pattern for each word. */
  readonly danger: readonly (readonly RegExp[])[];
  /** Absent subjects without stop words, each word in the singular. */
  readonly absent: ReadonlySet<string>;
  /** Index with a document per question. */
  readonly answers: MiniSearch;
  /** The words of the texts and the everyday words, for typos: "drone" is listed, so not a typo of "done". */
  readonly words: readonly string[];
  /** Index with a document per question and per synonym; `entry` is the question's id. Stop words are kept, unstemmed. */
  readonly phrases: MiniSearch;
}

/** Removes a plural ending. A stem would be too short: "pesca" and "pesquisar" have the same one. */
export const singular = (term: string): string => term.replace(/e?s$/, '');

/** "drank/swallow*" matches "drank" and "swallowed", "pills?" matches "pill". */
const toPattern = (word: string): RegExp =>
  new RegExp(`^(?:${word.replaceAll('/', '|').replaceAll('*', '.*')})$`);

/** Opens the file of a language. Throws IndexError if it is damaged. */
export const openHelpIndex = (file: Uint8Array): HelpIndex => {
  const { content } = readChecked<HelpTexts>(HELP_FORMAT, file);
  const { language, words: everyday, questions, categories } = content;
  const stem = createStemmer(language);
  const stops = new Set(everyday.stops.flatMap(termsOf));
  const stemsOf = (text: string): string[] => termsOf(text).map(stem);
  const answers = new MiniSearch({
    fields: ['question', 'synonyms', 'answer', 'category'],
    tokenize: termsOf,
    processTerm: (term) => (stops.has(term) ? null : stem(term)),
  });
  const phrases = new MiniSearch({
    fields: ['text'],
    storeFields: ['entry'],
    tokenize: termsOf,
    processTerm: (term) => (stops.has(term) ? term : stem(term)),
  });
  for (const [id, category, question, answer, synonyms] of questions) {
    answers.add({ id, question, answer, synonyms: synonyms.join('\n'), category: categories[category] });
    for (const [nth, text] of [question, ...synonyms].entries())
      phrases.add({ id: `${id} ${nth}`, entry: id, text });
  }
  const texts = questions.flatMap(([, , ...each]) => each.flat());
  const { stops: stopWords, light, danger, absent } = everyday;
  const words = new Set([...texts, ...stopWords, ...light, ...danger, ...absent].flatMap(termsOf));
  const synonyms = new Map<string, string[]>();
  for (const group of everyday.groups) {
    const members = [...new Set(stemsOf(group))];
    for (const member of members) synonyms.set(member, [...(synonyms.get(member) ?? []), ...members]);
  }
  return {
    language,
    entries: new Map(
      questions.map(([id, category, question, answer]) => [
        id,
        { id, category: CATEGORIES[category] ?? CATEGORIES[0], question, answer },
      ]),
    ),
    stem,
    stops,
    light: new Set(everyday.light.flatMap(stemsOf)),
    synonyms,
    danger: everyday.danger.map((phrase) => phrase.split(' ').map(toPattern)),
    absent: new Set(
      everyday.absent.map((text) =>
        termsOf(text)
          .filter((term) => !stops.has(term))
          .map(singular)
          .join(' '),
      ),
    ),
    answers,
    phrases,
    words: [...words],
  };
};
