import { type ReactNode, useState } from 'react';
import { AppliedFilters } from './AppliedFilters.tsx';
import { FilterForm } from './FilterForm.tsx';
import { OpenChosenNote, TableFootnote } from './FinderNotes.tsx';
import { useFirstPage } from './firstPage.ts';
import styles from './HospitalFinder.module.css';
import { HospitalList } from './HospitalList.tsx';
import { TakeAlong } from './TakeAlong.tsx';
import { useApplied } from './useApplied.ts';
import { useHospitalOptions } from './useHospitalOptions.ts';
import { useHospitalSearch } from './useHospitalSearch.ts';

/** The finder: controls, what is applied, and the list. */
export const HospitalFinder = (): ReactNode => {
  const [attempt, setAttempt] = useState(0);
  const firstPage = useFirstPage();
  const options = useHospitalOptions(attempt);
  const control = useApplied(options);
  const search = useHospitalSearch(control.applied, attempt);
  return (
    <div className={styles.finder}>
      <FilterForm {...control} options={options} states={options?.states ?? firstPage?.states ?? []} />
      <div className={styles.results} data-phase={search.results.phase}>
        <AppliedFilters results={search.results} apply={control.apply} />
        {search.results.applied.filter.network === 'open' && <OpenChosenNote />}
        <HospitalList {...search} apply={control.apply} retry={() => setAttempt((last) => last + 1)} />
        <TakeAlong results={search.results} />
        <TableFootnote />
      </div>
    </div>
  );
};
