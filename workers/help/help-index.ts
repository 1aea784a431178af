import MiniSearch from 'minisearch';
import { CATEGORIES, type Category } from '#domain/category.ts';
import type { Language } from '#domain/language.ts';
import { textBytes } from '../hospitals/cesu-8.ts';
import { checksum } from '../hospitals/checksum.ts';
import { IndexError } from '../hospitals/index-error.ts';
import { createStemmer } from './stem.ts';
import { termsOf } from './tokens.ts';

/** A question in plain text. `category` is its position in CATEGORIES. */
export type FiledQuestion = readonly [
  id: string,
  category: number,
  question: string,
  answer: string,
  synonyms: readonly string[],
];

/** Everyday words of a language, folded by the search; each text may hold several words. */
export interface EverydayWords {
  /** Words with nearly the same meaning here. */
  readonly groups: readonly string[];
  /** Words that say nothing: articles, pronouns, helping verbs, and the words that questions begin with. */
  readonly stops: readonly string[];
  /** Words that say little: an answer need not mention them. */
  readonly light: readonly string[];
  /** Of all languages, folded: someone is in danger. A word may have alternatives and endings: "drank/swallow* pills?". */
  readonly danger: readonly string[];
  /** What no answer mentions, although one may have the same words: "life insurance". */
  readonly absent: readonly string[];
}

export interface HelpTexts {
  readonly language: Language;
  /** Names in the order of CATEGORIES. */
  readonly categories: readonly string[];
  readonly words: EverydayWords;
  /** By category, then by order. */
  readonly questions: readonly FiledQuestion[];
}

export interface HelpFile extends HelpTexts {
  /** Checksum of the texts. */
  readonly sum: number;
}

export const sumOfTexts = ({ language, categories, words, questions }: HelpTexts): number =>
  checksum(textBytes(JSON.stringify([language, categories, words, questions])), 0);

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
  /** Stems. */
  readonly light: ReadonlySet<string>;
  /** Stem → stems with nearly the same meaning. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Phrases: for each word, what may stand there. */
  readonly danger: readonly (readonly RegExp[])[];
  /** Words and phrases without stop words, each word without the ending of a plural. */
  readonly absent: ReadonlySet<string>;
  /** A document per question. */
  readonly answers: MiniSearch;
  /** A document per word of the texts and of the everyday words, for typos: "drone" is none of "done". */
  readonly words: MiniSearch;
  /** A document for each question and each synonym; `entry` is the question's id. Stop words are kept as they are. */
  readonly phrases: MiniSearch;
}

/** A stem would be too short: "pesca" and "pesquisar" have one. */
export const singular = (term: string): string => term.replace(/e?s$/, '');

/** "drank/swallow*" fits "drank" and "swallowed", "pills?" fits "pill". */
const toPattern = (word: string): RegExp =>
  new RegExp(`^(?:${word.replaceAll('/', '|').replaceAll('*', '.*')})$`);

/** Opens a language's file. Throws IndexError when it is of another language or damaged. */
export const openHelpIndex = (file: HelpFile, language: Language): HelpIndex => {
  if (file.language !== language)
    throw new IndexError('range', `the answers are in ${file.language}, not in ${language}`);
  if (file.sum !== sumOfTexts(file)) throw new IndexError('checksum', 'the answers are damaged');
  const { words: everyday, questions, categories } = file;
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
  const words = new MiniSearch({ fields: ['id'], tokenize: (text) => [text], processTerm: (term) => term });
  const texts = questions.flatMap(([, , ...each]) => each.flat());
  const { stops: stopWords, light, danger, absent } = everyday;
  for (const word of new Set([...texts, ...stopWords, ...light, ...danger, ...absent].flatMap(termsOf)))
    words.add({ id: word });
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
    words,
  };
};
