import type { BenefitGroupText, BenefitText } from '#content/benefit-text.ts';
import type { BenefitVocabulary } from '#content/benefit-vocabulary.ts';
import { fold } from '#domain/fold.ts';

/** The rows with the words by which they are found: those of their labels, and of a vocabulary. */
export const withWords = (
  groups: readonly BenefitGroupText[],
  words: BenefitVocabulary,
): readonly BenefitGroupText[] =>
  groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, search: `${fold(row.label)} ${words[row.id] ?? ''}` })),
  }));

/** The words of a typed text, folded; signs between them say nothing. */
export const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every typed word begins one of the row's words, in whichever language; a text of signs alone finds nothing. */
export const rowMatches = ({ search = '' }: BenefitText, typed: readonly string[]): boolean => {
  const spaced = ` ${search}`;
  return typed.length > 0 && typed.every((word) => spaced.includes(` ${word}`));
};

/** The rows that a typed text finds, in their groups; a group without any is left out. */
export const searchBenefits = (
  groups: readonly BenefitGroupText[],
  query: string,
): readonly BenefitGroupText[] => {
  const typed = wordsOf(query);
  return narrowed(groups, (row) => rowMatches(row, typed));
};

/** The groups with the rows that are kept; a group without any is left out. */
export const narrowed = (
  groups: readonly BenefitGroupText[],
  keep: (row: BenefitText) => boolean,
): readonly BenefitGroupText[] =>
  groups.map((group) => ({ ...group, rows: group.rows.filter(keep) })).filter(({ rows }) => rows.length > 0);
