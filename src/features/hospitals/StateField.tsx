import type { ReactNode } from 'react';
import { Select } from '#components/Select.tsx';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { useHospitalFilter } from '#stores/hospitalFilter.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { StateOption } from '#workers/contract.ts';
import { stateLabel, useFinderWords } from './words.ts';

/** The states that have hospitals, by their name in the page's language. */
export const StateField = ({ states }: { readonly states: readonly StateOption[] }): ReactNode => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const { draft, setState } = useHospitalFilter();
  const collator = new Intl.Collator(LANGUAGE_TABLE[language].tag);
  const options = states
    .map(({ state }) => ({ value: state, text: stateLabel(words, state) }))
    .sort((a, b) => collator.compare(a.text, b.text));
  return (
    <Select
      name="state"
      label={words.filters.state}
      value={draft.state}
      options={[{ value: '', text: words.filters.allStates }, ...options]}
      onChoose={setState}
    />
  );
};
