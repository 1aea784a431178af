import type { BenefitWords } from '#content/words/words.ts';

/** What is said of a row in a language. */
export interface RowWords {
  readonly label: string;
  /** Empty: nothing beside the label. */
  readonly detail: string;
  /** Words by which it is looked for, apart by commas. */
  readonly synonyms: string;
}

/** Throws for a row without words. */
export const rowWords = (words: BenefitWords, id: string): RowWords => {
  const rows: Readonly<Record<string, RowWords>> = words.rows;
  const found = rows[id];
  if (found === undefined)
    throw new Error(`data/plans.json: benefit "${id}" has no words in data/words/…/benefits.json`);
  return found;
};
