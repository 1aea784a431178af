import { useEffect, useMemo, useState } from 'react';
import type { BenefitGroupText } from '#benefits/benefit-text.ts';
import { type BenefitVocabulary, withWords } from '#benefits/search.ts';
import { loadVocabulary } from '#benefits/vocabulary.ts';

/** The rows with the words by which they are found; undefined until a search has begun and the words are here. */
export const useSearchable = (
  benefits: readonly BenefitGroupText[],
  isSearching: boolean,
): readonly BenefitGroupText[] | undefined => {
  const [words, learn] = useState<BenefitVocabulary>();
  useEffect(() => {
    if (isSearching) void loadVocabulary().then(learn);
  }, [isSearching]);
  return useMemo(() => words && withWords(benefits, words), [benefits, words]);
};
