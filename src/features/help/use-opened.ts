import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Question } from '#content/page-content.ts';
import { isCategory } from '#domain/category.ts';
import { keepInSight, openIn, placeAt } from './help-page.ts';
import { type HelpPlace, placeOf } from './help-place.ts';

export interface OpenedProps {
  readonly questions: readonly Question[];
  readonly answers: RefObject<HTMLElement | null>;
  readonly place: HelpPlace;
  readonly show: (place: HelpPlace) => void;
}

/** Answers that the browser itself opens, by a press or because find in page looks inside, are shown like those chosen here. */
export const useOpened = ({ questions, answers, place, show }: OpenedProps): void => {
  const noteAnswer = useEffectEvent(() => {
    const open = openIn(answers.current);
    if (open === place.open) return;
    show(placeOf(questions, `#${open}`) ?? { ...place, open: '' });
    keepInSight(open);
  });
  const noteCategory = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !isCategory(target.id)) return;
    // A fragment that the browser follows opens its category too: that arrives as an address.
    if (placeAt(questions, location.hash)?.category === target.id) return;
    show({ category: target.id, open: openIn(target) });
  });
  useEffect(() => {
    const element = answers.current;
    const listening = new AbortController();
    const { signal } = listening;
    // It does not bubble.
    element?.addEventListener('toggle', () => noteAnswer(), { signal, capture: true });
    element?.addEventListener('beforematch', (event) => noteCategory(event), { signal });
    return () => listening.abort();
  }, [answers]);
};
