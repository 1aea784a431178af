import type { Question } from '#content/page-content.ts';
import { CATEGORIES, type Category, isCategory } from '#domain/category.ts';
import { type HelpPlace, placeOf } from './help-place.ts';

/**
 * Holds a category. React writes `hidden` of the browser's own elements as a yes or no, of an unknown one as it is told: so
 * find in page, and a link to a text, look inside before the script is here.
 */
export const CATEGORY_ELEMENT = 'help-category';

/** Answers of this name open one at a time, over all categories. */
export const ANSWERS_NAME = 'answers';

const answersIn = (root: HTMLElement | null): readonly HTMLDetailsElement[] => [
  ...(root?.querySelectorAll<HTMLDetailsElement>(`details[name=${ANSWERS_NAME}]`) ?? []),
];

/** The question whose answer the page shows; empty: none. */
export const openIn = (root: HTMLElement | null): string =>
  answersIn(root).findLast(({ open }) => open)?.id ?? '';

/** Opens the answer to this question and closes the others, in browsers too that would leave them open. */
export const setOpen = (root: HTMLElement | null, id: string): void => {
  for (const answer of answersIn(root)) {
    const isIt = answer.id === id;
    if (answer.open !== isIt) answer.open = isIt;
  }
};

/** A category beside the first that is not hidden. */
export const revealedIn = (root: HTMLElement | null): Category | undefined =>
  CATEGORIES.slice(1).find((category) => root?.querySelector(`#${category}:not([hidden])`));

/** The place that a fragment leads to: a category, a question, or something else that stands in a category. */
export const placeAt = (questions: readonly Question[], hash: string): HelpPlace | undefined => {
  const named = placeOf(questions, hash);
  if (named !== undefined) return named;
  const around = document.getElementById(hash.slice(1))?.closest(CATEGORY_ELEMENT)?.id ?? '';
  return isCategory(around) ? { category: around, open: '' } : undefined;
};

/**
 * Moves the focus to the question, or to the heading, with this id and brings it under the header. False: nothing can have
 * the focus yet, because the page waits for what its address asks for.
 */
export const focusOn = (id: string, isToScroll: boolean): boolean => {
  const target = document.getElementById(id);
  if (target === null || getComputedStyle(target).visibility === 'hidden') return false;
  target.querySelector<HTMLElement>('summary, h2, h3')?.focus({ preventScroll: true });
  if (isToScroll) target.scrollIntoView();
  return true;
};

/** Where the browser does not hold its place when an answer above closes, the question pressed may be over the edge. */
export const keepInSight = (id: string): void => {
  const answer = document.getElementById(id);
  if (answer && answer.getBoundingClientRect().top < 0) answer.scrollIntoView();
};
