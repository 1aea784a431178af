import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Question } from '#content/page-content.ts';
import { STAY } from '#stores/stay.ts';
import { focusOn, openIn, placeAt, revealedIn } from './help-page.ts';
import { type HelpPlace, placeOf, START } from './help-place.ts';

export interface ArrivalProps {
  readonly questions: readonly Question[];
  readonly answers: RefObject<HTMLElement | null>;
  readonly place: HelpPlace;
  readonly setPlace: (place: HelpPlace) => void;
}

/** Entries of the history that have been led to their place: Back to one of them leaves the focus where it is. */
const led = new Set<string>();

/**
 * Every address that arrives sets the place that its fragment names, and leads the focus there, but for one that a choice
 * on the page has written. A fragment that names nothing here changes nothing; none at all means the start.
 */
export const useArrival = ({ questions, answers, place, setPlace }: ArrivalProps): void => {
  const { hash, state, key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const isFirst = useRef(true);
  const lead = useLead(questions, place);
  useLayoutEffect(() => {
    const entry = `${key} ${hash}`;
    const named = placeAt(questions, hash);
    if (named !== undefined) {
      setPlace(named);
      // One who has scrolled before the script came is not moved.
      if (state !== STAY && !(isPop && led.has(entry)))
        lead.current = { id: hash.slice(1), isToScroll: !isFirst.current || scrollY === 0 };
      led.add(entry);
    } else if (isFirst.current) setPlace(openedBefore(questions, answers.current));
    else if (hash === '' && state !== STAY) setPlace(START);
    isFirst.current = false;
  }, [questions, answers, setPlace, lead, hash, state, key, isPop]);
};

const NOWHERE = { id: '', isToScroll: false };

/** Whatever id is put into the ref gets the focus as soon as its place is shown. */
const useLead = (questions: readonly Question[], place: HelpPlace): RefObject<typeof NOWHERE> => {
  const lead = useRef(NOWHERE);
  useLayoutEffect(() => {
    const { id, isToScroll } = lead.current;
    const wanted = id === '' ? undefined : placeAt(questions, `#${id}`);
    if (wanted?.category !== place.category || wanted.open !== place.open) return;
    if (focusOn(id, isToScroll)) lead.current = NOWHERE;
  });
  return lead;
};

/** What the reader, or the browser for a text that the address names, had opened before the script came. */
const openedBefore = (questions: readonly Question[], answers: HTMLElement | null): HelpPlace => {
  const revealed = revealedIn(answers);
  return placeOf(questions, `#${openIn(answers)}`) ?? (revealed ? { category: revealed, open: '' } : START);
};
