import { ALL_WORDS } from '#content/words/all-words.ts';
import type { BenefitGroup } from '#domain/benefit.ts';
import { fold } from '#domain/fold.ts';
import { LANGUAGES } from '#domain/language.ts';
import { rowWords } from './row-words.ts';

/** Folded words of a row in all three languages, each once: a Spanish word finds the row on the Portuguese page too. */
export const searchWords = (group: BenefitGroup, id: string): string => {
  const texts = LANGUAGES.flatMap((language) => {
    const words = ALL_WORDS[language].benefits;
    const { label, synonyms } = rowWords(words, id);
    return [label, synonyms, words.groups[group]];
  });
  return [...new Set(fold(texts.join(' ')).match(/[\p{L}\p{N}]{2,}/gu))].join(' ');
};
