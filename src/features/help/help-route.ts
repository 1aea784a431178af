import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Question } from '#content/page-content.ts';
import { CATEGORIES, type Category, isCategory } from '#domain/category.ts';
import { KEEP_SCROLL } from '#stores/keep-scroll.ts';
import { withParams } from '#stores/query-string.ts';
import { MAX_TEXT } from '#workers/contract.ts';

export interface HelpRoute {
  readonly category: Category;
  /** Id of the open question, or ''. */
  readonly open: string;
}

const START: HelpRoute = { category: CATEGORIES[0], open: '' };

/** Route of a fragment that names a category or question; otherwise undefined. */
const routeOf = (questions: readonly Question[], hash: string): HelpRoute | undefined => {
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

/** History entries whose target was already focused: Back to such an entry does not move focus. */
const visited = new Set<string>();

const NO_TARGET = { id: '', isToScroll: false };

/**
 * On navigation the fragment sets the route, and its target is focused unless a choice on the page wrote the fragment. An unknown
 * fragment changes nothing; an empty fragment means the start. When the reader or find in page opens an answer or a category, the
 * route sets the fragment.
 */
export const useHelpRoute = (questions: readonly Question[], answers: RefObject<HTMLElement | null>) => {
  const { hash, state, key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const [route, setRoute] = useState(START);
  const isFirst = useRef(true);
  const target = useRef(NO_TARGET);
  const show = (next: HelpRoute, search = location.search): void => {
    setRoute(next);
    navigate({ search, hash: hashOf(next) }, { replace: true, state: KEEP_SCROLL });
  };
  useLayoutEffect(() => {
    const { id, isToScroll } = target.current;
    const wanted = id === '' ? undefined : routeAt(questions, `#${id}`);
    if (wanted?.category !== route.category || wanted.open !== route.open) return;
    if (focusOn(id, isToScroll)) target.current = NO_TARGET;
  });
  useLayoutEffect(() => {
    const entry = `${key} ${hash}`;
    const named = routeAt(questions, hash);
    if (named !== undefined) {
      setRoute(named);
      // Does not move a visitor who scrolled before hydration.
      if (state !== KEEP_SCROLL && !(isPop && visited.has(entry)))
        target.current = { id: hash.slice(1), isToScroll: !isFirst.current || scrollY === 0 };
      visited.add(entry);
    } else if (isFirst.current) setRoute(openedBeforeHydration(questions, answers.current));
    else if (hash === '' && state !== KEEP_SCROLL) setRoute(START);
    isFirst.current = false;
  }, [questions, answers, hash, state, key, isPop]);
  useLayoutEffect(() => setOpen(answers.current, route.open), [answers, route.open]);
  const onToggle = useEffectEvent(() => {
    const open = openIn(answers.current);
    if (open === route.open) return;
    show(routeOf(questions, `#${open}`) ?? { ...route, open: '' });
    scrollBackIntoView(open);
  });
  const onBeforeMatch = useEffectEvent(({ target: found }: Event) => {
    if (!(found instanceof HTMLElement) || !isCategory(found.id)) return;
    // The browser also reveals the target of a fragment, which sets the route above.
    if (routeAt(questions, location.hash)?.category === found.id) return;
    show({ category: found.id, open: openIn(found) });
  });
  useEffect(() => {
    const element = answers.current;
    const listening = new AbortController();
    const { signal } = listening;
    // `toggle` does not bubble.
    element?.addEventListener('toggle', () => onToggle(), { signal, capture: true });
    element?.addEventListener('beforematch', (event) => onBeforeMatch(event), { signal });
    return () => listening.abort();
  }, [answers]);
  return { route, isNamed: routeOf(questions, hash) !== undefined, show };
};

/** Route of the answer or category opened before hydration, by the reader or by the browser for a text fragment. */
const openedBeforeHydration = (questions: readonly Question[], answers: HTMLElement | null): HelpRoute => {
  const revealed = revealedIn(answers);
  return routeOf(questions, `#${openIn(answers)}`) ?? (revealed ? { category: revealed, open: '' } : START);
};

const answersIn = (root: HTMLElement | null): readonly HTMLDetailsElement[] => [
  ...(root?.querySelectorAll<HTMLDetailsElement>(`details[name=${ANSWERS_NAME}]`) ?? []),
];

/** Id of the open answer, or ''. */
const openIn = (root: HTMLElement | null): string => answersIn(root).findLast(({ open }) => open)?.id ?? '';

/** Opens one answer and closes the others, also in browsers without `details[name]`. */
const setOpen = (root: HTMLElement | null, id: string): void => {
  for (const answer of answersIn(root)) {
    const isOpen = answer.id === id;
    if (answer.open !== isOpen) answer.open = isOpen;
  }
};

const revealedIn = (root: HTMLElement | null): Category | undefined =>
  CATEGORIES.slice(1).find((category) => root?.querySelector(`#${category}:not([hidden])`));

/** Route of a fragment; accepts the id of any element inside a category. */
const routeAt = (questions: readonly Question[], hash: string): HelpRoute | undefined => {
  const route = routeOf(questions, hash);
  if (route !== undefined) return route;
  const around = document.getElementById(hash.slice(1))?.closest(CATEGORY_ELEMENT)?.id ?? '';
  return isCategory(around) ? { category: around, open: '' } : undefined;
};

/** Returns false if the element cannot take focus yet, because the page is hidden until the address is read. */
const focusOn = (id: string, isToScroll: boolean): boolean => {
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
const scrollBackIntoView = (id: string): void => {
  const answer = document.getElementById(id);
  if (answer && answer.getBoundingClientRect().top < 0) answer.scrollIntoView();
};
