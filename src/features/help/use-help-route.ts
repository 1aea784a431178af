import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Question } from '#content/page-content.ts';
import { isCategory } from '#domain/category.ts';
import { STAY } from '#stores/stay.ts';
import {
  focusOn,
  type HelpRoute,
  hashOf,
  keepInSight,
  openIn,
  revealedIn,
  routeAt,
  routeOf,
  START,
  setOpen,
} from './help-route.ts';

interface HelpRouteControl {
  readonly route: HelpRoute;
  /** The address names a category or a question. */
  readonly isNamed: boolean;
  /** Shows a route and writes it into the current history entry. `search`: the query, if it changes. */
  readonly show: (route: HelpRoute, search?: string) => void;
}

interface RouteProps {
  readonly questions: readonly Question[];
  /** The element around the categories. */
  readonly answers: RefObject<HTMLElement | null>;
  readonly route: HelpRoute;
}

/** The open category and answer. The fragment sets them on every navigation, and follows what the reader opens. */
export const useHelpRoute = (
  questions: readonly Question[],
  answers: RefObject<HTMLElement | null>,
): HelpRouteControl => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [route, setRoute] = useState(START);
  useNavigatedRoute({ questions, answers, route }, setRoute);
  // The browser's own details elements hold what is open.
  useLayoutEffect(() => setOpen(answers.current, route.open), [answers, route.open]);
  const show = useCallback(
    (next: HelpRoute, search = location.search) => {
      setRoute(next);
      navigate({ search, hash: hashOf(next) }, { replace: true, state: STAY });
    },
    [navigate],
  );
  useOpenedByBrowser({ questions, answers, route }, show);
  return { route, isNamed: routeOf(questions, hash) !== undefined, show };
};

/** History entries that have been focused: Back to one of them leaves the focus where it is. */
const visited = new Set<string>();

/**
 * Sets the route from the fragment on every navigation and moves the focus there, unless a choice on the page wrote the
 * address. A fragment that names nothing here changes nothing; an empty one means the start.
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
      // A visitor who scrolled before hydration is not moved.
      if (state !== STAY && !(isPop && visited.has(entry)))
        focusTarget.current = { id: hash.slice(1), isToScroll: !isFirst.current || scrollY === 0 };
      visited.add(entry);
    } else if (isFirst.current) setRoute(openedBeforeHydration(questions, answers.current));
    else if (hash === '' && state !== STAY) setRoute(START);
    isFirst.current = false;
  }, [questions, answers, setRoute, focusTarget, hash, state, key, isPop]);
};

const NO_TARGET = { id: '', isToScroll: false };

/** Focuses the id in the ref as soon as its route is shown. */
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

/** What the reader, or the browser for a text fragment, opened before hydration. */
const openedBeforeHydration = (questions: readonly Question[], answers: HTMLElement | null): HelpRoute => {
  const revealed = revealedIn(answers);
  return routeOf(questions, `#${openIn(answers)}`) ?? (revealed ? { category: revealed, open: '' } : START);
};

/** Shows what the browser itself opens, on a press or because find in page looks inside. */
const useOpenedByBrowser = (
  { questions, answers, route }: RouteProps,
  show: (route: HelpRoute) => void,
): void => {
  const onToggle = useEffectEvent(() => {
    const open = openIn(answers.current);
    if (open === route.open) return;
    show(routeOf(questions, `#${open}`) ?? { ...route, open: '' });
    keepInSight(open);
  });
  const onBeforeMatch = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !isCategory(target.id)) return;
    // A fragment that the browser follows opens its category too, but navigation handles that.
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
