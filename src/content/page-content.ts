import type { Category } from '#domain/category.ts';

/** A question of the help center. Its answer is in the page's HTML under its id. */
export interface Question {
  readonly id: string;
  readonly category: Category;
  readonly question: string;
}

/** The questions of the home and about pages. */
export const HOME_QUESTIONS = [
  'plans-difference',
  'which-us-hospitals',
  'how-to-apply',
  'age-to-apply',
  'when-to-notify',
] as const;

/** A legal page. Its text is in the page's HTML. */
export interface Article {
  readonly title: string;
  readonly description: string;
  /** ISO date or month; undefined until the owner supplies it (ruling 42). */
  readonly effective?: string;
}

export interface FormDocument {
  readonly id: string;
  readonly title: string;
  /** Address of the file: "/Assets/Files/claim-form-EN.pdf". */
  readonly href: string;
  readonly bytes: number;
}
