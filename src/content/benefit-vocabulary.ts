import address from '#data/generated/benefit-search.json?url';

/** Folded words by which the rows of the benefit tables are found, in all three languages, by the rows' ids. */
export type BenefitVocabulary = Readonly<Record<string, string>>;

let coming: Promise<BenefitVocabulary> | undefined;

const fetched = async (): Promise<BenefitVocabulary> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
};

/** Asked for when a reader begins to search, once; without it rows are found by their labels alone. */
export const benefitVocabulary = (): Promise<BenefitVocabulary> => {
  coming ??= fetched().catch(() => ({}));
  return coming;
};
