import { RotateCcw, Search } from 'lucide';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { NO_FILTER, useHospitalFilter } from '#stores/hospitalFilter.ts';
import type { HospitalOptions, StateOption } from '#workers/contract.ts';
import { sameFilter, tidy } from './applied.ts';
import { CityField } from './CityField.tsx';
import styles from './FilterForm.module.css';
import { NameField } from './NameField.tsx';
import { NetworkField } from './NetworkField.tsx';
import { StateField } from './StateField.tsx';
import type { AppliedControl } from './useApplied.ts';
import { useFinderWords } from './words.ts';

export interface FilterFormProps extends AppliedControl {
  readonly options: HospitalOptions | undefined;
  readonly states: readonly StateOption[];
}

/** The filter bar. Nothing is filtered before its button is pressed, or Enter in the name box. */
export const FilterForm = ({ applied, apply, options, states }: FilterFormProps): ReactNode => {
  const words = useFinderWords();
  const { draft, show } = useHospitalFilter();
  const city = useRef<HTMLInputElement>(null);
  const [cityIsWrong, setCityIsWrong] = useState(false);
  const pending = !sameFilter(tidy(draft), applied.filter);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (cityIsWrong) city.current?.focus();
    else apply({ ...applied, filter: tidy(draft) });
  };
  const reset = (): void => {
    show(NO_FILTER);
    apply({ ...applied, filter: NO_FILTER });
  };

  return (
    <search className={styles.search}>
      <form className={styles.form} onSubmit={submit} aria-label={words.filters.legend}>
        <div className={styles.fields}>
          <StateField states={states} />
          <CityField key={draft.state} ref={city} cities={options?.cities ?? []} onWrong={setCityIsWrong} />
          <NameField />
        </div>
        <div className={styles.second}>
          <NetworkField />
          <div className={styles.actions}>
            <Button type="submit">
              <Icon of={Search} size={20} /> {words.filters.apply}
            </Button>
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
