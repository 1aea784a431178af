import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Combobox, type ComboboxItem } from '#components/fields/Combobox.tsx';
import { readableName } from '#content/readable-name.ts';
import { plural } from '#domain/format.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { searchClient } from '#search/index.ts';
import { changeDraft, useHospitalFilter } from '#stores/hospital-filter.ts';
import { usePageLanguage } from '#stores/language.ts';
import { MAX_TEXT, type Suggestion } from '#workers/contract.ts';
import { type FinderWords, useFinderWords } from '../finder-context.ts';

export const NameField = memo(() => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const typed = useHospitalFilter(({ draft }) => draft.text);
  const [isFocused, setFocused] = useState(false);
  const text = typed.trim();
  const prefix = isFocused && text.length > 1 ? text : undefined;
  // Without `flushSync`, React renders offscreen parts first.
  const loaded = useLoaded(suggest, prefix, flushSync);
  // The field also filters without suggestions.
  const suggestions = (prefix === undefined || loaded?.failed ? undefined : loaded?.output) ?? NONE;
  const items = suggestions.map((suggestion) => itemOf(words, suggestion));

  const choose = ({ id }: ComboboxItem): void => {
    const suggestion = suggestions[items.findIndex((item) => item.id === id)];
    if (suggestion?.kind === 'city') {
      const { state, city } = suggestion;
      changeDraft({ state, city, text: '' });
    } else if (suggestion !== undefined)
      changeDraft({ text: readableName(suggestion.name), ...placeWith(suggestion) });
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
      onType={(text) => {
        // The field may have received focus before hydration.
        setFocused(true);
        changeDraft({ text });
      }}
      onChoose={choose}
      onFocus={() => {
        setFocused(true);
        // Loads the code of the suggestions. If that fails, the first real request retries.
        suggest('').catch(() => undefined);
      }}
    />
  );
});

/** Returns the chosen state and city, without those that exclude the suggested hospital. */
const placeWith = (suggestion: Suggestion) => {
  const { state, city } = useHospitalFilter.getState().draft;
  const isInState = state === '' || state === suggestion.state;
  return { state: isInState ? state : '', city: isInState && city === suggestion.city ? city : '' };
};

const itemOf = ({ filters }: FinderWords, suggestion: Suggestion): ComboboxItem => {
  const place = `${suggestion.city}, ${suggestion.state}`;
  return suggestion.kind === 'city'
    ? { id: `city ${place}`, text: suggestion.city, detail: suggestion.state, kind: filters.kindCity }
    : {
        id: `hospital ${suggestion.name} ${place}`,
        text: readableName(suggestion.name),
        detail: place,
        kind: filters.kindHospital,
      };
};

const MAX_SUGGESTIONS = 8;

const NONE: readonly Suggestion[] = [];

const suggest = (prefix: string): Promise<readonly Suggestion[]> =>
  searchClient().suggest(prefix, MAX_SUGGESTIONS);
