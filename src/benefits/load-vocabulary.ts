import address from '#data/generated/benefit-search.json?url';
import { memoize } from '#domain/memoize.ts';
import type { BenefitVocabulary } from './search.ts';

const load = async (): Promise<BenefitVocabulary> => {
  const response = await fetch(address);
  return response.ok ? response.json() : {};
};

/** Loads the search vocabulary when a reader begins to search. Without it a search matches the labels alone. */
export const loadVocabulary = memoize(() => load().catch((): BenefitVocabulary => ({})));
