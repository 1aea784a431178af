import { fold } from '#domain/fold.ts';
import type { BenefitGroupText, BenefitText } from './benefit-text.ts';

export type BenefitVocabulary = Readonly<Record<string, string>>;

/** Adds the search words of the labels and of the vocabulary to the rows. */
export const withWords = (
  groups: readonly BenefitGroupText[],
  words: BenefitVocabulary,
): readonly BenefitGroupText[] =>
  groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, search: `${fold(row.label)} ${words[row.id] ?? ''}` })),
  }));

/** The words of a typed text, folded, without punctuation. */
export const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Matches when every typed word is the prefix of one of the row's words. No words match nothing. */
export const rowMatches = ({ search = '' }: BenefitText, typed: readonly string[]): boolean => {
  const spaced = ` ${search}`;
  return typed.length > 0 && typed.every((word) => spaced.includes(` ${word}`));
};

export const searchBenefits = (
  groups: readonly BenefitGroupText[],
  query: string,
): readonly BenefitGroupText[] => {
  const typed = wordsOf(query);
  return filterRows(groups, (row) => rowMatches(row, typed));
};

/** Filters the rows of each group; groups without rows are dropped. */
export const filterRows = (
  groups: readonly BenefitGroupText[],
  keep: (row: BenefitText) => boolean,
): readonly BenefitGroupText[] =>
  groups.map((group) => ({ ...group, rows: group.rows.filter(keep) })).filter(({ rows }) => rows.length > 0);
