import address from '#data/generated/benefit-search.json?url';
import { memoizeAsync } from '#domain/once.ts';

/** Folded search words of the rows of the benefit tables in all three languages, by the rows' ids. */
export type BenefitVocabulary = Readonly<Record<string, string>>;

const fetchVocabulary = async (): Promise<BenefitVocabulary> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
};

/** Without it rows are found by their labels alone. */
export const benefitVocabulary = memoizeAsync(() => fetchVocabulary().catch((): BenefitVocabulary => ({})));
