import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { StateOption } from '#workers/contract.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { FilteredAddress } from './FilteredAddress.tsx';
import { FilterForm } from './FilterForm.tsx';
import { OpenChosenNote, TableFootnote } from './FinderNotes.tsx';
import { useFirstPage } from './first-page.ts';
import styles from './HospitalFinder.module.css';
import { HospitalList } from './HospitalList.tsx';
import { useInUse } from './in-use.ts';
import { TakeAlong } from './TakeAlong.tsx';
import { type AppliedControl, useApplied } from './use-applied.ts';
import { useHospitalOptions } from './use-hospital-options.ts';
import { type Results, useHospitalSearch } from './use-hospital-search.ts';

const NO_STATES: readonly StateOption[] = [];

/** The finder: controls, what is applied, and the list. */
export const HospitalFinder = (): ReactNode => {
  const [attempt, setAttempt] = useState(0);
  const firstPage = useFirstPage();
  const options = useHospitalOptions(attempt);
  const control = useApplied(options);
  const search = useHospitalSearch(control.applied, attempt);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  useTelling(search.results, control.apply);
  return (
    <div className={styles.finder}>
      <FilteredAddress />
      <FilterForm {...control} options={options} states={options?.states ?? firstPage?.states ?? NO_STATES} />
      <div className={styles.results} data-phase={search.results.phase}>
        <AppliedFilters results={search.results} apply={control.apply} />
        {search.results.applied.filter.network === 'open' && <OpenChosenNote />}
        <HospitalList {...search} apply={control.apply} retry={retry} />
        <TakeAlong results={search.results} />
        <TableFootnote />
      </div>
    </div>
  );
};

/** Tells other parts of the page what the list answers. */
const useTelling = ({ applied, phase }: Results, apply: AppliedControl['apply']): void => {
  useEffect(() => {
    useInUse.setState({ applied, apply, isReady: phase === 'ready' });
  }, [applied, phase, apply]);
};
