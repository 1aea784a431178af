import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { StateOption } from '#workers/contract.ts';
import { ListActions } from './export/ListActions.tsx';
import { FilteredAddress } from './FilteredAddress.tsx';
import { OpenChosenNote, TableFootnote } from './FinderNotes.tsx';
import { FilterForm } from './filter/FilterForm.tsx';
import { useHospitalOptions } from './filter/use-hospital-options.ts';
import { useFinderStore } from './finder-store.ts';
import { useFirstPage } from './first-page.ts';
import styles from './HospitalFinder.module.css';
import { AppliedFilters } from './results/AppliedFilters.tsx';
import { HospitalList } from './results/HospitalList.tsx';
import { type Results, useHospitalSearch } from './results/use-hospital-search.ts';
import { type FinderControl, useFinderUrl } from './url/use-finder-url.ts';

const NO_STATES: readonly StateOption[] = [];

/** The finder: controls, what is applied, and the list. */
export const HospitalFinder = (): ReactNode => {
  const [attempt, setAttempt] = useState(0);
  const firstPage = useFirstPage();
  const options = useHospitalOptions(attempt);
  const control = useFinderUrl(options);
  const search = useHospitalSearch(control.applied, attempt);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  usePublishResults(search.results, control.apply);
  return (
    <div className={styles.finder}>
      <FilteredAddress />
      <FilterForm {...control} options={options} states={options?.states ?? firstPage?.states ?? NO_STATES} />
      <div className={styles.results} data-phase={search.results.phase}>
        <AppliedFilters results={search.results} apply={control.apply} />
        {search.results.applied.filter.network === 'open' && <OpenChosenNote />}
        <HospitalList {...search} apply={control.apply} retry={retry} />
        <ListActions results={search.results} />
        <TableFootnote />
      </div>
    </div>
  );
};

/** Tells other parts of the page what the list answers. */
const usePublishResults = ({ applied, phase }: Results, apply: FinderControl['apply']): void => {
  useEffect(() => {
    useFinderStore.setState({ applied, apply, isReady: phase === 'ready' });
  }, [applied, phase, apply]);
};
