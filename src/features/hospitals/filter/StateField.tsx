import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { Select } from '#components/Select.tsx';
import { formatNumber } from '#domain/format.ts';
import { compareNames } from '#domain/name-order.ts';
import { useHospitalFilter } from '#stores/hospital-filter.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { StateOption } from '#workers/contract.ts';
import { stateLabel, useFinderWords } from '../finder-context.ts';

export interface StateFieldProps {
  readonly states: readonly StateOption[];
  /** Hospitals of each state under the other filters; undefined while nobody has counted. */
  readonly counts: readonly StateOption[] | undefined;
}

/** The states that have hospitals, by their name in the page's language. */
export const StateField = memo(({ states, counts }: StateFieldProps): ReactNode => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const chosen = useHospitalFilter(({ draft }) => draft.state);
  const { setState } = useHospitalFilter.getState();
  const named = useMemo(() => {
    return states
      .map(({ state }) => ({ value: state, text: stateLabel(words, state) }))
      .sort((a, b) => compareNames(a.text, b.text));
  }, [states, words]);
  // Nobody sees what stands in a closed list: what does come into sight with a count goes first.
  const late = useDeferredValue(counts);
  const options = useMemo(() => {
    if (late === undefined) return named;
    const countOf = new Map(late.map(({ state, count }) => [state, count]));
    return named.map(({ value, text }) => ({
      value,
      text: `${text} (${formatNumber(language, countOf.get(value) ?? 0)})`,
    }));
  }, [named, late, language]);
  return (
    <Select
      name="state"
      label={words.filters.state}
      value={chosen}
      options={[{ value: '', text: words.filters.allStates }, ...options]}
      onChoose={setState}
    />
  );
});
