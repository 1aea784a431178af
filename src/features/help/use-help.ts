import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Question } from '#content/page-content.ts';
import type { Category } from '#domain/category.ts';
import { useDebouncedText } from '#hooks/use-debounced-text.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { KEEP_SCROLL } from '#stores/keep-scroll.ts';
import { SEARCH_FIELD } from './HelpSearchBox.tsx';
import {
  focusUnlessShown,
  type HelpRoute,
  hashOf,
  searchTextIn,
  useHelpRoute,
  withSearchText,
} from './help-route.ts';
import { type HelpSearch, useHelpSearch } from './use-help-search.ts';

/** `first`: prerendered, address not yet read; `waiting`: for the first results; `answer`: an answer opened from the results. */
type HelpView = 'first' | 'category' | 'waiting' | 'results' | 'answer';

/** `answers`: the element around the categories. */
export const useHelp = (questions: readonly Question[], answers: RefObject<HTMLElement | null>) => {
  const { route, isNamed, show } = useHelpRoute(questions, answers);
  const { text, type, settle, isWritten } = useHelpText(route);
  const search = useHelpSearch(text);
  const navigate = useNavigate();
  const isSearching = text.trim() !== '';
  const isReady = useAddressRead(isWritten);
  const view = isReady ? viewOf(isSearching, isNamed && isWritten, search) : 'first';
  const isCurrent = view === 'results' && search.found?.text === text.trim();

  const endSearch = (next: HelpRoute): void => {
    settle('');
    show(next, withSearchText(location.search, ''));
  };
  const chosen = useRef('');
  // On page load and Back (POP) the tiles stay, to avoid a layout shift while the page loads.
  const isFolded = useNavigationType() !== 'POP' && isNamed;
  useEffect(() => {
    if (chosen.current === '' || !isFolded) return;
    focusUnlessShown(chosen.current);
    chosen.current = '';
  });
  const focusResults = useFocusResults(isCurrent);
  return {
    route,
    chosen: view === 'results' ? undefined : route.category,
    choose: (category: Category): void => {
      endSearch({ category, open: '' });
      chosen.current = category;
    },
    search,
    view,
    isFolded,
    text,
    type,
    clear: (): void => {
      endSearch(route);
      document.getElementById(SEARCH_FIELD)?.focus();
    },
    submit: (): void => {
      if (view === 'answer') navigate({ search: location.search, hash: '' }, { state: KEEP_SCROLL });
      if (isSearching) focusResults();
    },
  };
};

/** Browsers reject address changes on every key of a fast typist. A result is followed later than this. */
const WRITE_MS = 150;

/** Writes the search text to the address (?q=) after a pause. A search removes the fragment, which would open an answer. */
const useHelpText = (route: HelpRoute) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const addressed = useHydrated() ? searchTextIn(search) : '';
  const typed = useDebouncedText(addressed, WRITE_MS, (text) => {
    if (searchTextIn(location.search) === text) return;
    const hash = text.trim() === '' ? hashOf(route) : '';
    navigate({ search: withSearchText(location.search, text), hash }, { replace: true, state: KEEP_SCROLL });
  });
  return { ...typed, isWritten: typed.text === addressed };
};

const viewOf = (isSearching: boolean, isNamed: boolean, { found, trouble }: HelpSearch): HelpView => {
  if (!isSearching) return 'category';
  if (isNamed) return 'answer';
  if (found !== undefined) return 'results';
  return trouble === undefined ? 'waiting' : 'category';
};

/** True once the search text of the address is in the field. The prerendered HTML has no search text. */
const useAddressRead = (isWritten: boolean): boolean => {
  const isHydrated = useHydrated();
  const [isRead, setRead] = useState(false);
  if (!isRead && isHydrated && isWritten) setRead(true);
  return isRead;
};

const useFocusResults = (isCurrent: boolean): (() => void) => {
  const [isRequested, request] = useState(false);
  useEffect(() => {
    if (!isRequested || !isCurrent) return;
    document.querySelector<HTMLElement>('[data-hit], [data-none]')?.focus();
    request(false);
  }, [isRequested, isCurrent]);
  return () => request(true);
};
