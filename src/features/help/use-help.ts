import { type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Question } from '#content/page-content.ts';
import type { Category } from '#domain/category.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { STAY } from '#stores/stay.ts';
import { SEARCH_FIELD } from './HelpSearchBox.tsx';
import { asking } from './help-query.ts';
import { useHelpPlace } from './use-help-place.ts';
import { type HelpSearch, useHelpSearch } from './use-help-search.ts';
import { useHelpText } from './use-help-text.ts';

/**
 * `first`: as the page came, before the address is read; `waiting`: for the first answers to a text; `answer`: one that a
 * search has led to.
 */
export type HelpView = 'first' | 'category' | 'waiting' | 'results' | 'answer';

/** What the help centre shows: a category, or what is found for the text in the field. `answers` holds the categories. */
export const useHelp = (questions: readonly Question[], answers: RefObject<HTMLElement | null>) => {
  const { place, isNamed, show } = useHelpPlace(questions, answers);
  const { text, type, settle, isWritten } = useHelpText(place);
  const search = useHelpSearch(text);
  const navigate = useNavigate();
  const isSearching = text.trim() !== '';
  const isBegun = useBegun(isWritten);
  const view = isBegun ? viewOf(isSearching, isNamed && isWritten, search) : 'first';
  const isHere = view === 'results' && search.found?.text === text.trim();

  const endSearch = (next: typeof place): void => {
    settle('');
    show(next, asking(location.search, ''));
  };
  const enter = useEnter(isHere);
  return {
    place,
    chosen: view === 'results' ? undefined : place.category,
    choose: (category: Category): void => endSearch({ category, open: '' }),
    search,
    view,
    text,
    type,
    clear: (): void => {
      endSearch(place);
      document.getElementById(SEARCH_FIELD)?.focus();
    },
    submit: (): void => {
      if (view === 'answer') navigate({ search: location.search, hash: '' }, { state: STAY });
      if (isSearching) enter();
    },
  };
};

const viewOf = (isSearching: boolean, isLed: boolean, { found, trouble }: HelpSearch): HelpView => {
  if (!isSearching) return 'category';
  if (isLed) return 'answer';
  if (found !== undefined) return 'results';
  return trouble === undefined ? 'waiting' : 'category';
};

/** Has the field once held what the address asks for? The page comes without it. */
const useBegun = (isWritten: boolean): boolean => {
  const isHydrated = useHydrated();
  const [isBegun, begin] = useState(false);
  if (!isBegun && isHydrated && isWritten) begin(true);
  return isBegun;
};

/** Moves the focus to the first result, or to the words that there is none, as soon as they are here. */
const useEnter = (isHere: boolean): (() => void) => {
  const [isAsked, ask] = useState(false);
  useEffect(() => {
    if (!isAsked || !isHere) return;
    document.querySelector<HTMLElement>('[data-hit], [data-none]')?.focus();
    ask(false);
  }, [isAsked, isHere]);
  return () => ask(true);
};
