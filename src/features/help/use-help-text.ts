import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { type Typed, useTyped } from '#hooks/use-typed.ts';
import { STAY } from '#stores/stay.ts';
import type { HelpPlace } from './help-place.ts';
import { hashOf } from './help-place.ts';
import { askedIn, asking } from './help-query.ts';

export interface HelpText extends Typed {
  /** The address says the same as the field. */
  readonly isWritten: boolean;
}

/**
 * What is searched for: the field at every key, the address (?q=) after a pause and in place of the present entry. A text
 * stands there without a fragment, which would lead to an answer; without a text it is that of `place` again.
 */
export const useHelpText = (place: HelpPlace): HelpText => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = useHydrated() ? askedIn(search) : '';
  const typed = useTyped(asked, (text) => {
    if (askedIn(location.search) === text) return;
    const hash = text.trim() === '' ? hashOf(place) : '';
    navigate({ search: asking(location.search, text), hash }, { replace: true, state: STAY });
  });
  return { ...typed, isWritten: typed.text === asked };
};
