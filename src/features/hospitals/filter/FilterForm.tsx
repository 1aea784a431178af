import { ChevronDown, RotateCcw, Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { afterPaint } from '#components/after-paint.ts';
import { Button } from '#components/Button.tsx';
import { formatNumber, plural } from '#domain/format.ts';
import { changeDraft, NO_FILTER, useHospitalFilter } from '#stores/hospital-filter.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { HospitalOptions, StateOption } from '#workers/contract.ts';
import { filterLabels } from '../filter-labels.ts';
import { useFinderWords, useFirstPage } from '../finder-context.ts';
import { applyFilters, showFiltered } from '../finder-store.ts';
import {
  DEFAULT_STATE,
  type FinderState,
  isFiltered,
  normalizeDraft,
  sameFilter,
} from '../url/finder-url.ts';
import { knownPlace, withPoint } from '../url/start-places.ts';
import { CityField } from './CityField.tsx';
import styles from './FilterForm.module.css';
import { NameField } from './NameField.tsx';
import { NearFields } from './NearFields.tsx';
import { EmergencyField, NetworkField, PlanField, StateField } from './OptionFields.tsx';
import { useFacets, usePrefetch } from './use-counts.ts';

const NO_CITIES: HospitalOptions['cities'] = [];

interface FilterFormProps {
  readonly applied: FinderState;
  readonly options: HospitalOptions | undefined;
  readonly states: readonly StateOption[];
  /** Undefined until the results of the applied filters arrive. */
  readonly total: number | undefined;
}

/** Filter form of the finder. The counts belong to the draft. */
export const FilterForm = ({ applied, options, states, total }: FilterFormProps) => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const draft = useHospitalFilter((state) => state.draft);
  const facets = useFacets(draft, options);
  const { knowsEmergency } = useFirstPage();
  const city = useRef<HTMLInputElement>(null);
  const near = useRef<HTMLInputElement>(null);
  const [cityIsWrong, setCityIsWrong] = useState(false);
  const [wrongPlace, setWrongPlace] = useState<string>();
  const [resets, setResets] = useState(0);
  const form = useId();
  const more = useId();
  const [hasMore, setHasMore] = useState(false);
  /** Filters for which the form is expanded: on narrow screens other applied filters collapse the form again. */
  const [openFor, setOpenFor] = useState<FinderState>();
  // Keeps the form open if it was opened before the address was read.
  if (openFor === DEFAULT_STATE && applied !== DEFAULT_STATE) setOpenFor(applied);
  const isOpen = openFor === applied;
  const next = { ...applied, filter: normalizeDraft(draft) };
  const isPending = !sameFilter(next.filter, applied.filter);
  const { state, city: cityName } = next.filter;
  const isMorePending = !sameFilter(next.filter, { ...applied.filter, state, city: cityName });
  const [wasMorePending, setWasMorePending] = useState(false);
  // Shows what was entered on a wide screen after a turn to a narrow one.
  if (isMorePending !== wasMorePending) {
    setWasMorePending(isMorePending);
    if (isMorePending) setHasMore(true);
  }
  // The engine ignores a place without a point, so its count is wrong.
  const counted = draft.near !== undefined && draft.near.point === undefined ? undefined : facets;
  usePrefetch(next, applied, isPending ? counted : undefined);

  const applyDraft = async (): Promise<void> => {
    if (cityIsWrong) {
      // The field shows its error on blur.
      city.current?.blur();
      return city.current?.focus();
    }
    // If the engine does not respond, the list shows the error.
    const placed = await withPoint(next).catch(() => next);
    if (draft.near !== undefined && placed.filter.near === undefined) {
      setWrongPlace(draft.near.id);
      near.current?.focus();
    } else showFiltered(placed);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // The rows may be prefetched: rendered in the same frame, they would delay the paint of the pressed button.
    afterPaint(() => void applyDraft());
  };
  const reset = (): void => {
    changeDraft(NO_FILTER);
    // A new key resets the field when its text is not a city.
    setResets(resets + 1);
    applyFilters({ filter: NO_FILTER });
  };

  return (
    <search className={styles.search} data-folded={isFiltered(applied)} data-answered={total !== undefined}>
      <button
        id="filters-in-short"
        type="button"
        className={styles.short}
        aria-expanded={isOpen}
        aria-controls={form}
        onClick={() => setOpenFor(isOpen ? undefined : applied)}
      >
        <Summary applied={applied} total={total} />
        <span className={styles.change}>
          {words.filters.change} <ChevronDown size={18} className="turns" />
        </span>
      </button>
      <form
        id={form}
        className={styles.form}
        data-open={isOpen}
        data-more={hasMore}
        onSubmit={submit}
        aria-label={words.filters.legend}
      >
        <div className={styles.where}>
          <StateField states={states} counts={facets?.states} />
          <CityField
            key={`${draft.state} ${resets}`}
            ref={city}
            cities={options?.cities ?? NO_CITIES}
            facets={facets}
            onWrong={setCityIsWrong}
          />
        </div>
        <button
          type="button"
          className={styles.moreButton}
          aria-expanded={hasMore}
          aria-controls={more}
          onClick={() => setHasMore(!hasMore)}
        >
          <SlidersHorizontal size={18} /> {words.filters.more}
        </button>
        <div id={more} className={styles.more}>
          <NameField />
          <PlanField />
          <NetworkField counts={facets?.networks} />
          {knowsEmergency && <EmergencyField />}
          <NearFields ref={near} wrong={wrongPlace} onWrong={setWrongPlace} />
        </div>
        <div className={styles.actions}>
          <Button type="submit" className={styles.apply}>
            <Search size={20} />
            <span>
              {words.filters.apply}
              {counted && (
                <span className="visually-hidden">
                  ({plural(language, words.results.count, counted.total)})
                </span>
              )}
            </span>
            <span className={styles.total} aria-hidden>
              {counted && formatNumber(language, counted.total)}
            </span>
          </Button>
          <Button look="quiet" className={styles.reset} onClick={reset}>
            <RotateCcw size={18} /> {words.filters.reset}
          </Button>
        </div>
        <p className={styles.pending} role="status">
          {isPending && words.filters.pending}
        </p>
        <p className={styles.noscript}>{words.filters.noScript}</p>
      </form>
    </search>
  );
};

/** "Texas · Houston · Plus network — 4 hospitals". */
const Summary = ({ applied, total }: Pick<FilterFormProps, 'applied' | 'total'>) => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const { near } = applied.filter;
  // The address has only the place's code, not its name.
  const named = { ...applied.filter, near: near && (knownPlace(near.id) ?? near) };
  const labels = filterLabels(words, named).map(({ text }) => text);
  return (
    <span className={styles.summary}>
      {labels.join(' · ')}
      {total !== undefined && (
        <span className={styles.found}> — {plural(language, words.results.count, total)}</span>
      )}
    </span>
  );
};
