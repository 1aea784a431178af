import type { Language } from '#domain/language.ts';
import { textBytes } from '../hospitals/cesu-8.ts';
import { checksum } from '../hospitals/checksum.ts';
import type { WordsFile } from '../hospitals/suggest/suggest-index.ts';

/** A question as the file holds it, plain texts. `category`: place in CATEGORIES. */
export type FiledQuestion = readonly [
  id: string,
  category: number,
  question: string,
  answer: string,
  synonyms: readonly string[],
];

/** What is searched in a language. */
export interface HelpTexts {
  readonly language: Language;
  /** Names in the order of CATEGORIES. */
  readonly categories: readonly string[];
  /** Groups of everyday words that mean nearly the same here, separated by spaces. */
  readonly alike: readonly string[];
  /** By category, then by order. */
  readonly questions: readonly FiledQuestion[];
}

/** The file of a language: its texts, and the FlexSearch export of their words. */
export type HelpFile = HelpTexts & WordsFile;

/** Tells these texts from any others. */
export const identityOf = ({ language, categories, alike, questions }: HelpTexts): number =>
  checksum(textBytes(JSON.stringify([language, categories, alike, questions])), 0);
