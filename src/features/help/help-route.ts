import type { Question } from '#content/page-content.ts';
import { CATEGORIES, type Category, isCategory } from '#domain/category.ts';
import { withParams } from '#stores/query-string.ts';
import { MAX_TEXT } from '#workers/contract.ts';

export interface HelpRoute {
  readonly category: Category;
  /** Id of the open question, or ''. */
  readonly open: string;
}

export const START: HelpRoute = { category: CATEGORIES[0], open: '' };

/** Route of a fragment that names a category or question; otherwise undefined. */
export const routeOf = (questions: readonly Question[], hash: string): HelpRoute | undefined => {
  const id = hash.slice(1);
  if (isCategory(id)) return { category: id, open: '' };
  const question = questions.find((each) => each.id === id);
  return question && { category: question.category, open: id };
};

/** Returns '' for the start route. */
export const hashOf = ({ category, open }: HelpRoute): string =>
  open !== '' ? `#${open}` : category === START.category ? '' : `#${category}`;

const PARAMETER = 'q';

/** Search text in the query string, or ''. */
export const searchTextIn = (search: string): string =>
  (new URLSearchParams(search).get(PARAMETER) ?? '').slice(0, MAX_TEXT);

/** Sets or removes the search text; keeps other parameters. */
export const withSearchText = (search: string, text: string): string =>
  withParams(new URLSearchParams(search), { [PARAMETER]: text.trim() === '' ? '' : text }).toString();

/** Custom element: React keeps `hidden="until-found"` on unknown elements only, so find in page works before hydration. */
export const CATEGORY_ELEMENT = 'help-category';

/** Common `name` of the answers, so that only one is open at a time. */
export const ANSWERS_NAME = 'answers';

const answersIn = (root: HTMLElement | null): readonly HTMLDetailsElement[] => [
  ...(root?.querySelectorAll<HTMLDetailsElement>(`details[name=${ANSWERS_NAME}]`) ?? []),
];

/** Id of the open answer, or ''. */
export const openIn = (root: HTMLElement | null): string =>
  answersIn(root).findLast(({ open }) => open)?.id ?? '';

/** Opens one answer and closes the others, also in browsers without `details[name]`. */
export const setOpen = (root: HTMLElement | null, id: string): void => {
  for (const answer of answersIn(root)) {
    const isOpen = answer.id === id;
    if (answer.open !== isOpen) answer.open = isOpen;
  }
};

export const revealedIn = (root: HTMLElement | null): Category | undefined =>
  CATEGORIES.slice(1).find((category) => root?.querySelector(`#${category}:not([hidden])`));

/** Route of a fragment; accepts the id of any element inside a category. */
export const routeAt = (questions: readonly Question[], hash: string): HelpRoute | undefined => {
  const route = routeOf(questions, hash);
  if (route !== undefined) return route;
  const around = document.getElementById(hash.slice(1))?.closest(CATEGORY_ELEMENT)?.id ?? '';
  return isCategory(around) ? { category: around, open: '' } : undefined;
};

/** Returns false if the element cannot take focus yet, because the page is hidden until the address is read. */
export const focusOn = (id: string, isToScroll: boolean): boolean => {
  const target = document.getElementById(id);
  if (target === null || getComputedStyle(target).visibility === 'hidden') return false;
  target.querySelector<HTMLElement>('summary, h2, h3')?.focus({ preventScroll: true });
  if (isToScroll) target.scrollIntoView();
  return true;
};

/** Moves focus to the element if the pressed control has disappeared, like the tiles on wide screens. */
export const focusUnlessShown = (id: string): void => {
  const { activeElement: at, body } = document;
  if (at === body || at === null || at.getClientRects().length === 0) focusOn(id, false);
};

/** Scrolls back to an answer after an answer above it has closed, for browsers without scroll anchoring. */
export const scrollBackIntoView = (id: string): void => {
  const answer = document.getElementById(id);
  if (answer && answer.getBoundingClientRect().top < 0) answer.scrollIntoView();
};
