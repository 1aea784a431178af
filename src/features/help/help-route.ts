import type { Question } from '#content/page-content.ts';
import { CATEGORIES, type Category, isCategory } from '#domain/category.ts';
import { MAX_TEXT } from '#workers/contract.ts';

/** What the help centre shows: a category, and in it one open answer or none. */
export interface HelpRoute {
  readonly category: Category;
  /** Id of the question whose answer is open; empty: none. */
  readonly open: string;
}

/** The first category, nothing open. */
export const START: HelpRoute = { category: CATEGORIES[0], open: '' };

/** The route of a fragment: "#portals", "#review-period". Undefined for every other fragment. */
export const routeOf = (questions: readonly Question[], hash: string): HelpRoute | undefined => {
  const id = hash.slice(1);
  if (isCategory(id)) return { category: id, open: '' };
  const question = questions.find((each) => each.id === id);
  return question && { category: question.category, open: id };
};

/** The fragment of a route; empty for the start. */
export const hashOf = ({ category, open }: HelpRoute): string =>
  open !== '' ? `#${open}` : category === START.category ? '' : `#${category}`;

const PARAMETER = 'q';

/** The search text of an address; empty: none. */
export const searchTextIn = (search: string): string =>
  (new URLSearchParams(search).get(PARAMETER) ?? '').slice(0, MAX_TEXT);

/** Replaces the search text of an address. Other parameters stay. */
export const withSearchText = (search: string, text: string): string => {
  const params = new URLSearchParams(search);
  if (text.trim() === '') params.delete(PARAMETER);
  else params.set(PARAMETER, text);
  return params.toString();
};

/**
 * The element of a category. React writes `hidden` of the browser's own elements as a boolean, of unknown ones as given
 * ("until-found"): so find in page and text fragments look inside before hydration.
 */
export const CATEGORY_ELEMENT = 'help-category';

/** Answers of this name open one at a time, across all categories. */
export const ANSWERS_NAME = 'answers';

const answersIn = (root: HTMLElement | null): readonly HTMLDetailsElement[] => [
  ...(root?.querySelectorAll<HTMLDetailsElement>(`details[name=${ANSWERS_NAME}]`) ?? []),
];

/** The question whose answer is open in the page; empty: none. */
export const openIn = (root: HTMLElement | null): string =>
  answersIn(root).findLast(({ open }) => open)?.id ?? '';

/** Opens the answer to this question and closes the others, also in browsers that do not know `details[name]`. */
export const setOpen = (root: HTMLElement | null, id: string): void => {
  for (const answer of answersIn(root)) {
    const isOpen = answer.id === id;
    if (answer.open !== isOpen) answer.open = isOpen;
  }
};

/** A category other than the first that is not hidden. */
export const revealedIn = (root: HTMLElement | null): Category | undefined =>
  CATEGORIES.slice(1).find((category) => root?.querySelector(`#${category}:not([hidden])`));

/** The route of a fragment that names a category, a question, or any element inside a category. */
export const routeAt = (questions: readonly Question[], hash: string): HelpRoute | undefined => {
  const route = routeOf(questions, hash);
  if (route !== undefined) return route;
  const around = document.getElementById(hash.slice(1))?.closest(CATEGORY_ELEMENT)?.id ?? '';
  return isCategory(around) ? { category: around, open: '' } : undefined;
};

/**
 * Focuses the question or heading with this id and brings it under the header. False: it cannot take the focus yet, because
 * the page waits for what its address asks for.
 */
export const focusOn = (id: string, isToScroll: boolean): boolean => {
  const target = document.getElementById(id);
  if (target === null || getComputedStyle(target).visibility === 'hidden') return false;
  target.querySelector<HTMLElement>('summary, h2, h3')?.focus({ preventScroll: true });
  if (isToScroll) target.scrollIntoView();
  return true;
};

/** Scrolls back to the pressed question in browsers without scroll anchoring, when an answer above it closes. */
export const keepInSight = (id: string): void => {
  const answer = document.getElementById(id);
  if (answer && answer.getBoundingClientRect().top < 0) answer.scrollIntoView();
};
