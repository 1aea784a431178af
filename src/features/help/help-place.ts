import type { Question } from '#content/page-content.ts';
import { CATEGORIES, type Category, isCategory } from '#domain/category.ts';

/** What of the help centre is open: one category, and in it one answer or none. */
export interface HelpPlace {
  readonly category: Category;
  /** Id of the question whose answer is open; empty: none. */
  readonly open: string;
}

/** The first category, nothing open. */
export const START: HelpPlace = { category: CATEGORIES[0], open: '' };

/** The place that a fragment names: "#portals", "#review-period". Undefined for every other fragment. */
export const placeOf = (questions: readonly Question[], hash: string): HelpPlace | undefined => {
  const id = hash.slice(1);
  if (isCategory(id)) return { category: id, open: '' };
  const question = questions.find((each) => each.id === id);
  return question && { category: question.category, open: id };
};

/** The fragment that names a place; empty for the start. */
export const hashOf = ({ category, open }: HelpPlace): string =>
  open !== '' ? `#${open}` : category === START.category ? '' : `#${category}`;
