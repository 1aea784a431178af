import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Question } from '#content/page-content.ts';
import { isCategory } from '#domain/category.ts';
import { KEEP_SCROLL } from '#stores/keep-scroll.ts';
import {
  focusOn,
  type HelpRoute,
  hashOf,
  openIn,
  revealedIn,
  routeAt,
  routeOf,
  START,
  scrollBackIntoView,
  setOpen,
} from './help-route.ts';

interface RouteProps {
  readonly questions: readonly Question[];
  readonly answers: RefObject<HTMLElement | null>;
  readonly route: HelpRoute;
}

/** On navigation the fragment sets the route; when the reader opens an answer, the route sets the fragment. */
export const useHelpRoute = (questions: readonly Question[], answers: RefObject<HTMLElement | null>) => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [route, setRoute] = useState(START);
  useNavigatedRoute({ questions, answers, route }, setRoute);
  useLayoutEffect(() => setOpen(answers.current, route.open), [answers, route.open]);
  const show = (next: HelpRoute, search = location.search): void => {
    setRoute(next);
    navigate({ search, hash: hashOf(next) }, { replace: true, state: KEEP_SCROLL });
  };
  useOpenedByBrowser({ questions, answers, route }, show);
  return { route, isNamed: routeOf(questions, hash) !== undefined, show };
};

/** History entries whose target was already focused: Back to such an entry does not move focus. */
const visited = new Set<string>();

/**
 * Sets the route from the fragment, and focuses its target unless a choice on the page wrote the fragment. An unknown fragment
 * changes nothing; an empty fragment means the start.
 */
const useNavigatedRoute = (
  { questions, answers, route }: RouteProps,
  setRoute: (route: HelpRoute) => void,
): void => {
  const { hash, state, key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const isFirst = useRef(true);
  const focusTarget = useFocusTarget(questions, route);
  useLayoutEffect(() => {
    const entry = `${key} ${hash}`;
    const named = routeAt(questions, hash);
    if (named !== undefined) {
      setRoute(named);
      // Does not move a visitor who scrolled before hydration.
      if (state !== KEEP_SCROLL && !(isPop && visited.has(entry)))
        focusTarget.current = { id: hash.slice(1), isToScroll: !isFirst.current || scrollY === 0 };
      visited.add(entry);
    } else if (isFirst.current) setRoute(openedBeforeHydration(questions, answers.current));
    else if (hash === '' && state !== KEEP_SCROLL) setRoute(START);
    isFirst.current = false;
  }, [questions, answers, setRoute, focusTarget, hash, state, key, isPop]);
};

const NO_TARGET = { id: '', isToScroll: false };

const useFocusTarget = (questions: readonly Question[], route: HelpRoute): RefObject<typeof NO_TARGET> => {
  const target = useRef(NO_TARGET);
  useLayoutEffect(() => {
    const { id, isToScroll } = target.current;
    const wanted = id === '' ? undefined : routeAt(questions, `#${id}`);
    if (wanted?.category !== route.category || wanted.open !== route.open) return;
    if (focusOn(id, isToScroll)) target.current = NO_TARGET;
  });
  return target;
};

/** Route of the answer or category opened before hydration, by the reader or by the browser for a text fragment. */
const openedBeforeHydration = (questions: readonly Question[], answers: HTMLElement | null): HelpRoute => {
  const revealed = revealedIn(answers);
  return routeOf(questions, `#${openIn(answers)}`) ?? (revealed ? { category: revealed, open: '' } : START);
};

/** Updates the route when the browser opens an element, after a press or for find in page. */
const useOpenedByBrowser = (
  { questions, answers, route }: RouteProps,
  show: (route: HelpRoute) => void,
): void => {
  const onToggle = useEffectEvent(() => {
    const open = openIn(answers.current);
    if (open === route.open) return;
    show(routeOf(questions, `#${open}`) ?? { ...route, open: '' });
    scrollBackIntoView(open);
  });
  const onBeforeMatch = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !isCategory(target.id)) return;
    // `useNavigatedRoute` handles fragments.
    if (routeAt(questions, location.hash)?.category === target.id) return;
    show({ category: target.id, open: openIn(target) });
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
};
