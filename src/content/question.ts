import type { Category } from '#domain/category.ts';

/** A question of the help centre. Its answer stands in the page's HTML under its id. */
export interface Question {
  readonly id: string;
  readonly category: Category;
  readonly question: string;
}

/** The five that home and about show, one of each of five categories. */
export const HOME_QUESTIONS = [
  'plans-difference',
  'which-us-hospitals',
  'how-to-apply',
  'age-to-apply',
  'when-to-notify',
] as const;

/** A legal page, without its text: that stands in the page's HTML. */
export interface Article {
  readonly title: string;
  readonly description: string;
  /** ISO date or month from which it holds; left out until the owner gives one (decision 42). */
  readonly effective?: string;
}
