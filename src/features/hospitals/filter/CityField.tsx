import { memo, type Ref, useEffect, useMemo, useState } from 'react';
import { Combobox, type ComboboxItem } from '#components/fields/Combobox.tsx';
import { formatNumber, plural } from '#domain/format.ts';
import { changeDraft, useHospitalFilter } from '#stores/hospital-filter.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { CityOption, HospitalFacets } from '#workers/contract.ts';
import { type CityChoice, countOf, findCity, matchingCities } from '../cities.ts';
import { useFinderWords } from '../finder-context.ts';
import { afterPress, useListWords } from './list-box.ts';

const MAX_LISTED = 60;
const NONE: readonly CityChoice[] = [];

interface CityFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly cities: readonly CityOption[];
  readonly facets: HospitalFacets | undefined;
  readonly onWrong: (wrong: boolean) => void;
}

/** City field with suggestions. Shows an error for an unknown city instead of dropping it. */
export const CityField = memo(({ ref, cities, facets, onWrong }: CityFieldProps) => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const state = useHospitalFilter(({ draft }) => draft.state);
  const city = useHospitalFilter(({ draft }) => draft.city);
  /** Text as typed ("miami", "Miami B"); undefined: the field shows the draft's city. */
  const [typed, setTyped] = useState<string>();
  const [isTyping, setTyping] = useState(false);
  const [isFocused, setFocused] = useState(false);

  const text = typed ?? city;
  const found = useMemo(
    () => (text === '' ? undefined : findCity(cities, text, state)),
    [cities, text, state],
  );
  const named = cities.length === 0 ? text.trim() : (found ?? '');
  const isWrong = text.trim() !== '' && cities.length > 0 && found === undefined;
  useEffect(() => onWrong(isWrong), [isWrong, onWrong]);
  // Drops the typed text when another control has changed the draft's city.
  if (typed !== undefined && city !== named && city !== typed.trim()) setTyped(undefined);
  // Matches text that was typed before the cities were loaded.
  useEffect(() => {
    if (typed !== undefined && city !== named) changeDraft({ city: named });
  }, [typed, city, named]);

  // Skips thousands of cities while another field has focus.
  const matching = useMemo(
    () => (isFocused ? matchingCities(cities, state, typed ?? '') : NONE),
    [cities, state, typed, isFocused],
  );
  const items = useMemo(
    () =>
      matching.slice(0, MAX_LISTED).map(({ value, option }) => {
        const count = facets === undefined ? option.count : countOf(option, facets.cities);
        return { id: value, text: value, kind: formatNumber(language, count) };
      }),
    [matching, facets, language],
  );
  const more = matching.length - MAX_LISTED;
  const choose = ({ id }: ComboboxItem): void => {
    setTyped(id);
    changeDraft({ city: id });
  };
  const [first, ...others] = isWrong ? items : [];
  return (
    <Combobox
      ref={ref}
      name="city"
      label={words.filters.city}
      placeholder={words.filters.cityHint}
      value={text}
      items={items}
      footer={more > 0 ? plural(language, words.filters.cityMore, more) : undefined}
      completion={first}
      error={isWrong && !isTyping ? words.filters.cityNone : undefined}
      words={useListWords(words.filters.clearCity)}
      onType={(value) => {
        // The field may have received focus before hydration.
        setFocused(true);
        setTyped(value);
        setTyping(true);
        const match = cities.length === 0 ? value.trim() : findCity(cities, value, state);
        changeDraft({ city: match ?? '' });
      }}
      onChoose={choose}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        afterPress(() => setTyping(false));
        if (found !== undefined) setTyped(undefined);
        else if (first !== undefined && others.length === 0) choose(first);
      }}
    />
  );
});
