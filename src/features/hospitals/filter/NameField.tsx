import { memo, type ReactNode, useState } from 'react';
import { Combobox, type ComboboxItem } from '#components/Combobox.tsx';
import { readableName } from '#content/readable-name.ts';
import { plural } from '#domain/format.ts';
import { useHospitalFilter } from '#stores/hospital-filter.ts';
import { usePageLanguage } from '#stores/language.ts';
import { MAX_TEXT, type Suggestion } from '#workers/contract.ts';
import { type FinderWords, useFinderWords } from '../finder-context.ts';
import { prepareSuggestions, useSuggestions } from './use-suggestions.ts';

const itemOf = (words: FinderWords, suggestion: Suggestion): ComboboxItem =>
  suggestion.kind === 'city'
    ? {
        id: `city ${suggestion.city}, ${suggestion.state}`,
        text: suggestion.city,
        detail: suggestion.state,
        kind: words.filters.kindCity,
      }
    : {
        id: `hospital ${suggestion.name} ${suggestion.city}, ${suggestion.state}`,
        text: readableName(suggestion.name),
        detail: `${suggestion.city}, ${suggestion.state}`,
        kind: words.filters.kindHospital,
      };

/** Part of a hospital's name, with ranked suggestions of hospitals and cities beside it. */
export const NameField = memo((): ReactNode => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const typed = useHospitalFilter(({ draft }) => draft.text);
  const { setText, show } = useHospitalFilter.getState();
  const [focused, setFocused] = useState(false);
  const suggestions = useSuggestions(focused ? typed : '');
  const items = suggestions.map((suggestion) => itemOf(words, suggestion));

  const choose = ({ id }: ComboboxItem): void => {
    const suggestion = suggestions[items.findIndex((item) => item.id === id)];
    if (suggestion?.kind === 'city')
      show({
        ...useHospitalFilter.getState().draft,
        state: suggestion.state,
        city: suggestion.city,
        text: '',
      });
    else if (suggestion !== undefined) setText(readableName(suggestion.name));
  };

  return (
    <Combobox
      name="q"
      label={words.filters.name}
      placeholder={words.filters.nameHint}
      value={typed}
      items={items}
      maxLength={MAX_TEXT}
      words={{
        clear: words.filters.clearName,
        count: (count) => plural(language, words.filters.listed, count),
      }}
      onType={setText}
      onChoose={choose}
      onFocus={() => {
        setFocused(true);
        void prepareSuggestions();
      }}
    />
  );
});
