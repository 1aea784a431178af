import { writeFile } from 'node:fs/promises';
import type { BenefitVocabulary } from '#content/benefit-vocabulary.ts';
import { benefits } from '#content/benefits.ts';
import { BENEFIT_GROUPS } from '#domain/benefit.ts';
import { writeAtomically } from '../data/write-atomically.ts';
import { searchWords } from './search-words.ts';

const FILE = 'data/generated/benefit-search.json';

/** The words by which each row of the benefit tables is found, by its id. */
export const vocabulary = (): BenefitVocabulary =>
  Object.fromEntries(
    BENEFIT_GROUPS.flatMap((group) => benefits[group].map(({ id }) => [id, searchWords(group, id)])),
  );

/** Writes them for the bundler, which names the file by its content. */
export const writeVocabulary = async (): Promise<void> => {
  await writeAtomically((place) => writeFile(place(FILE), JSON.stringify(vocabulary())));
};
