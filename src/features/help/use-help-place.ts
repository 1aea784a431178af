import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Question } from '#content/page-content.ts';
import { STAY } from '#stores/stay.ts';
import { setOpen } from './help-page.ts';
import { type HelpPlace, hashOf, placeOf, START } from './help-place.ts';
import { useArrival } from './use-arrival.ts';
import { useOpened } from './use-opened.ts';

export interface HelpPlaceControl {
  readonly place: HelpPlace;
  /** The address names a category or a question. */
  readonly isNamed: boolean;
  /** Goes to a place by a choice on the page, which the present entry of the history keeps. `search`: the query, if it changes. */
  readonly show: (place: HelpPlace, search?: string) => void;
}

/**
 * What is open. The address's fragment says it at every arrival, and follows what the reader opens. `answers` holds the
 * categories.
 */
export const useHelpPlace = (
  questions: readonly Question[],
  answers: RefObject<HTMLElement | null>,
): HelpPlaceControl => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [place, setPlace] = useState(START);
  useArrival({ questions, answers, place, setPlace });
  // The browser's own details elements hold what is open: they are told, and asked.
  useLayoutEffect(() => setOpen(answers.current, place.open), [answers, place.open]);
  const show = useCallback(
    (next: HelpPlace, search = location.search) => {
      setPlace(next);
      navigate({ search, hash: hashOf(next) }, { replace: true, state: STAY });
    },
    [navigate],
  );
  useOpened({ questions, answers, place, show });
  return { place, isNamed: placeOf(questions, hash) !== undefined, show };
};
