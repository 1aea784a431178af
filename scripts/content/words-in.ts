import { ALL_WORDS } from '#content/words/all-words.ts';
import type { AllWords } from '#content/words/words.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts';
import { inPseudo } from '../pseudo/pseudo-language.ts';

let english: AllWords | undefined;

/** All words of a language; in pseudo builds English is the pseudo-language. */
export const wordsIn = (language: Language): AllWords => {
  if (language !== DEFAULT_LANGUAGE) return ALL_WORDS[language];
  english ??= inPseudo(ALL_WORDS[language]);
  return english;
};
