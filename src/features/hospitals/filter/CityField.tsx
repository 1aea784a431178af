import { memo, type ReactNode, type Ref, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Combobox } from '#components/Combobox.tsx';
import { formatNumber, plural } from '#domain/format.ts';
import { useHospitalFilter } from '#stores/hospital-filter.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { CityOption, HospitalFacets } from '#workers/contract.ts';
import { useFinderWords } from '../finder-context.ts';
import { afterPress } from './after-press.ts';
import { type CityChoice, countedCities, findCity, foldAhead, matchingCities } from './cities.ts';

const MOST = 60;
const NONE: readonly CityChoice[] = [];

export interface CityFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly cities: readonly CityOption[];
  /** Holds the hospitals of each city under the other filters, those without any left out; undefined while nobody has counted. */
  readonly facets: HospitalFacets | undefined;
  /** Told whether the box holds a text that is no city. */
  readonly onWrong: (wrong: boolean) => void;
}

/** Type or choose a city of the chosen state, or of all. A text that names no city is said to be wrong, not dropped. */
export const CityField = memo(({ ref, cities, facets, onWrong }: CityFieldProps): ReactNode => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const state = useHospitalFilter(({ draft }) => draft.state);
  const city = useHospitalFilter(({ draft }) => draft.city);
  const [typed, setTyped] = useState(city);
  const [left, setLeft] = useState(true);
  const [entered, setEntered] = useState(false);
  /** The city that the box itself has put into the draft: what is typed stays as it is typed, "miami" or "Miami B". */
  const meant = useRef(city);
  useEffect(() => {
    if (city !== meant.current) setTyped(city);
    meant.current = city;
  }, [city]);
  const mean = useCallback((named: string): void => {
    meant.current = named;
    useHospitalFilter.getState().setCity(named);
  }, []);

  const found = useMemo(
    () => (typed === '' ? undefined : findCity(cities, typed, state)),
    [cities, typed, state],
  );
  const wrong = typed.trim() !== '' && cities.length > 0 && found === undefined;
  useEffect(() => onWrong(wrong), [wrong, onWrong]);

  const byHand = useRef(false);
  // The directory's cities may come after the text that names one of them.
  useEffect(() => {
    if (byHand.current && cities.length > 0) mean(found?.value ?? '');
  }, [cities, found, mean]);

  // They are thousands: while another box is in use, nobody looks at them.
  const counted = useMemo(
    () => (facets === undefined || !entered ? cities : countedCities(cities, facets.cities)),
    [cities, facets, entered],
  );
  const matching = useMemo(
    () => (entered ? matchingCities(counted, state, left && typed === city ? '' : typed) : NONE),
    [counted, state, city, typed, left, entered],
  );
  const items = useMemo(
    () =>
      matching
        .slice(0, MOST)
        .map(({ value, count }) => ({ id: value, text: value, kind: formatNumber(language, count) })),
    [matching, language],
  );
  const more = matching.length - MOST;
  return (
    <Combobox
      ref={ref}
      name="city"
      label={words.filters.city}
      placeholder={words.filters.cityHint}
      value={typed}
      items={items}
      footer={more > 0 ? plural(language, words.filters.cityMore, more) : undefined}
      error={wrong && left ? words.filters.cityNone : undefined}
      words={{
        clear: words.filters.clearCity,
        open: words.filters.openList,
        close: words.filters.closeList,
        count: (items) => plural(language, words.filters.listed, items),
      }}
      onType={(text) => {
        setTyped(text);
        setLeft(false);
        byHand.current = true;
        mean(cities.length === 0 ? text.trim() : (findCity(cities, text, state)?.value ?? ''));
      }}
      onChoose={({ id }) => {
        setTyped(id);
        mean(id);
      }}
      onFocus={() => {
        setEntered(true);
        foldAhead(cities);
      }}
      onBlur={() => {
        setEntered(false);
        afterPress(() => setLeft(true));
        if (found !== undefined) {
          setTyped(found.value);
          mean(found.value);
        }
      }}
    />
  );
});
