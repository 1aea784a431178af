import { RotateCcw, Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { formatNumber, plural } from '#domain/format.ts';
import {
  changeDraft,
  type HospitalFilterDraft,
  NO_FILTER,
  useHospitalFilter,
} from '#stores/hospital-filter.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { HospitalOptions, StateOption } from '#workers/contract.ts';
import { useFinderWords } from '../finder-context.ts';
import { applyFilters } from '../finder-store.ts';
import { type FinderState, sameFilter, tidy } from '../url/finder-url.ts';
import { findPlace } from '../url/start-places.ts';
import { CityField } from './CityField.tsx';
import styles from './FilterForm.module.css';
import { NameField } from './NameField.tsx';
import { NearFields } from './NearFields.tsx';
import { NetworkField, StateField } from './OptionFields.tsx';
import { useFacets, usePrefetch } from './use-counts.ts';

const NO_CITIES: HospitalOptions['cities'] = [];

interface FilterFormProps {
  readonly applied: FinderState;
  readonly options: HospitalOptions | undefined;
  readonly states: readonly StateOption[];
}

/** Counts are those of the draft. */
export const FilterForm = ({ applied, options, states }: FilterFormProps) => {
  const words = useFinderWords();
  const draft = useHospitalFilter((state) => state.draft);
  const facets = useFacets(draft, options);
  const city = useRef<HTMLInputElement>(null);
  const near = useRef<HTMLInputElement>(null);
  const [cityIsWrong, setCityIsWrong] = useState(false);
  const [wrongPlace, setWrongPlace] = useState<string>();
  const [resets, setResets] = useState(0);
  const next = { ...applied, filter: tidy(draft) };
  const isPending = !sameFilter(next.filter, applied.filter);
  // The engine ignores a place without a point, so its count is wrong.
  const counted = draft.near !== undefined && draft.near.point === undefined ? undefined : facets;
  usePrefetch(next, applied, isPending ? counted : undefined);

  const applyDraft = async (): Promise<void> => {
    if (cityIsWrong) return city.current?.focus();
    const placed = await withDraftPoint(draft);
    if (placed !== undefined) return applyFilters({ ...applied, filter: tidy(placed) });
    setWrongPlace(draft.near?.id);
    near.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void applyDraft();
  };
  const reset = (): void => {
    changeDraft(NO_FILTER);
    // A new key empties a text that is no city.
    setResets(resets + 1);
    applyFilters({ ...applied, filter: NO_FILTER });
  };

  return (
    <search className={styles.search}>
      <form className="stack gap-6" onSubmit={submit} aria-label={words.filters.legend}>
        <div className={styles.fields}>
          <StateField states={states} counts={facets?.states} />
          <CityField
            key={`${draft.state} ${resets}`}
            ref={city}
            cities={options?.cities ?? NO_CITIES}
            facets={facets}
            onWrong={setCityIsWrong}
          />
          <NameField />
        </div>
        <NearFields ref={near} wrong={wrongPlace} onWrong={setWrongPlace} />
        <div className={styles.second}>
          <NetworkField counts={facets?.networks} />
          <div className={styles.actions}>
            <FilterButton count={counted?.total} />
            <Button look="quiet" onClick={reset}>
              <Icon of={RotateCcw} size={18} /> {words.filters.reset}
            </Button>
          </div>
        </div>
        <p className={styles.pending} role="status">
          {isPending && words.filters.pending}
        </p>
        <p className={styles.noscript}>{words.filters.noScript}</p>
      </form>
    </search>
  );
};

/** Undefined if there is no such place; unchanged if the engine does not answer. */
const withDraftPoint = async (draft: HospitalFilterDraft): Promise<HospitalFilterDraft | undefined> => {
  if (draft.near === undefined || draft.near.point !== undefined) return draft;
  const near = await findPlace(draft.near.id).catch(() => draft.near);
  return near && { ...draft, near };
};

const FilterButton = ({ count }: { readonly count: number | undefined }) => {
  const words = useFinderWords();
  const language = usePageLanguage();
  return (
    <Button type="submit" className={styles.apply}>
      <Icon of={Search} size={20} />
      <span>
        {words.filters.apply}
        {count !== undefined && (
          <span className="visually-hidden">({plural(language, words.results.count, count)})</span>
        )}
      </span>
      <span className={styles.total} aria-hidden>
        {count !== undefined && formatNumber(language, count)}
      </span>
    </Button>
  );
};
