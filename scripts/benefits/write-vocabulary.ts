import { benefits } from '#benefits/benefits.ts';
import type { BenefitVocabulary } from '#benefits/search.ts';
import { rowWords } from '#benefits/value-text.ts';
import { ALL_WORDS } from '#content/words/all-words.ts';
import { BENEFIT_GROUPS, type BenefitGroup } from '#domain/benefit.ts';
import { fold } from '#domain/fold.ts';
import { LANGUAGES } from '#domain/language.ts';
import { writeAtomically } from '../data/write-atomically.ts';

export const vocabulary = (): BenefitVocabulary =>
  Object.fromEntries(
    BENEFIT_GROUPS.flatMap((group) => benefits[group].map(({ id }) => [id, searchWords(group, id)])),
  );

/** Writes data/generated/benefit-search.json. The bundler adds a content hash to the file name. */
export const writeVocabulary = (): void =>
  writeAtomically(new Map([['data/generated/benefit-search.json', JSON.stringify(vocabulary())]]));

/** Returns a row's folded, deduplicated words in all languages, so that a Spanish word finds the row on the Portuguese page. */
const searchWords = (group: BenefitGroup, id: string): string => {
  const texts = LANGUAGES.flatMap((language) => {
    const words = ALL_WORDS[language].benefits;
    const { label, synonyms } = rowWords(words, id);
    const groupSynonyms: Partial<Record<BenefitGroup, string>> = words.groupSynonyms;
    return [label, synonyms, words.groups[group], groupSynonyms[group] ?? ''];
  });
  return [...new Set(fold(texts.join(' ')).match(/[\p{L}\p{N}]{2,}/gu))].join(' ');
};
