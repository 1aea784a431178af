import { ALL_WORDS } from '#content/words/all-words.ts';
import type { AllWords } from '#content/words/words.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts';
import { memoize } from '#domain/memoize.ts';
import { applyPseudo } from '../pseudo/pseudo-language.ts';

const english = memoize(() => applyPseudo(ALL_WORDS[DEFAULT_LANGUAGE]));

/** Returns all UI texts of a language. In pseudo builds English is replaced by the pseudo-language. */
export const wordsIn = (language: Language): AllWords =>
  language === DEFAULT_LANGUAGE ? english() : ALL_WORDS[language];
