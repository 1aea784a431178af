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
