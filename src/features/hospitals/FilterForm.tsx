import { RotateCcw } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { type HospitalFilterDraft, NO_FILTER, useHospitalFilter } from '#stores/hospital-filter.ts';
import type { HospitalOptions, StateOption } from '#workers/contract.ts';
import { sameFilter, tidy } from './applied.ts';
import { CityField } from './CityField.tsx';
import { FilterButton } from './FilterButton.tsx';
import styles from './FilterForm.module.css';
import { NameField } from './NameField.tsx';
import { NearFields } from './NearFields.tsx';
import { NetworkField } from './NetworkField.tsx';
import { findPlace } from './places.ts';
import { StateField } from './StateField.tsx';
import type { AppliedControl } from './use-applied.ts';
import { useFacets } from './use-facets.ts';
import { useLookAhead } from './use-look-ahead.ts';
import { useFinderWords } from './words.ts';

const NO_CITIES: HospitalOptions['cities'] = [];

export interface FilterFormProps extends AppliedControl {
  readonly options: HospitalOptions | undefined;
  readonly states: readonly StateOption[];
}

/** What the controls say with the point of its place; undefined where a typed text names none. Without an engine as it is. */
const withPoint = async (draft: HospitalFilterDraft): Promise<HospitalFilterDraft | undefined> => {
  if (draft.near === undefined || draft.near.point !== undefined) return draft;
  const near = await findPlace(draft.near.id).catch(() => draft.near);
  return near && { ...draft, near };
};

/** What is counted leaves out a place that nobody has found yet: its count promises nothing. */
const isUnplaced = ({ near }: HospitalFilterDraft): boolean => near !== undefined && near.point === undefined;

/** The filter bar. Nothing is filtered before its button is pressed, or Enter in a box; how many hospitals that gives is said before. */
export const FilterForm = ({ applied, apply, options, states }: FilterFormProps): ReactNode => {
  const words = useFinderWords();
  const draft = useHospitalFilter((state) => state.draft);
  const { show } = useHospitalFilter.getState();
  const facets = useFacets(draft, options);
  const city = useRef<HTMLInputElement>(null);
  const near = useRef<HTMLInputElement>(null);
  const [cityIsWrong, setCityIsWrong] = useState(false);
  const [resets, setResets] = useState(0);
  const [wrongPlace, setWrongPlace] = useState<string>();
  const next = { ...applied, filter: tidy(draft) };
  const pending = !sameFilter(next.filter, applied.filter);
  useLookAhead(next, applied, pending && !isUnplaced(draft) ? facets : undefined);

  const applyDraft = async (): Promise<void> => {
    if (cityIsWrong) return city.current?.focus();
    const placed = await withPoint(draft);
    if (placed !== undefined) return apply({ ...applied, filter: tidy(placed) });
    setWrongPlace(draft.near?.id);
    near.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void applyDraft();
  };
  const reset = (): void => {
    show(NO_FILTER);
    // A text that is no city is in the box alone: it goes with the box.
    setResets(resets + 1);
    apply({ ...applied, filter: NO_FILTER });
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
            <FilterButton count={isUnplaced(draft) ? undefined : facets?.total} />
            <Button look="quiet" onClick={reset}>
              <Icon of={RotateCcw} size={18} /> {words.filters.reset}
            </Button>
          </div>
        </div>
        <p className={styles.pending} role="status">
          {pending && words.filters.pending}
        </p>
        <p className={styles.noscript}>{words.filters.noScript}</p>
      </form>
    </search>
  );
};
