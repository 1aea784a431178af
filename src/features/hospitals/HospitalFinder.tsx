import { RefreshCw, Unplug } from 'lucide-react';
import { memo, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { Notice } from '#components/Notice.tsx';
import { Spinner } from '#components/Spinner.tsx';
import { ENGLISH_PARAMETER } from '#domain/language.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import type { StateOption } from '#workers/contract.ts';
import { ListActions } from './export/ListActions.tsx';
import { OpenChosenNote, TableFootnote } from './FinderNotes.tsx';
import { FilterForm } from './filter/FilterForm.tsx';
import { useHospitalOptions } from './filter/use-counts.ts';
import { useFinderWords, useFirstPage } from './finder-context.ts';
import { useFinderStore } from './finder-store.ts';
import styles from './HospitalFinder.module.css';
import { AppliedFilters } from './results/AppliedFilters.tsx';
import { HospitalTable, type HospitalTableProps } from './results/HospitalTable.tsx';
import { NoneFound } from './results/NoneFound.tsx';
import { useHospitalSearch } from './results/use-hospital-search.ts';
import { useFinderUrl } from './url/use-finder-url.ts';

const NO_STATES: readonly StateOption[] = [];

export const HospitalFinder = () => {
  const [attempt, setAttempt] = useState(0);
  const firstPage = useFirstPage();
  const options = useHospitalOptions(attempt);
  const applied = useFinderUrl(options);
  const { results, fetchAround } = useHospitalSearch(applied, attempt);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  const { applied: shown, phase } = results;
  useEffect(
    () => useFinderStore.setState({ shown: { applied: shown, isReady: phase === 'ready' } }),
    [shown, phase],
  );
  return (
    <div className={styles.finder}>
      <NoIndex />
      <FilterForm
        applied={applied}
        options={options}
        states={options?.states ?? firstPage?.states ?? NO_STATES}
      />
      <div className={styles.results} data-phase={phase}>
        <AppliedFilters results={results} />
        {shown.filter.network === 'open' && <OpenChosenNote />}
        <HospitalList results={results} fetchAround={fetchAround} retry={retry} />
        <ListActions results={results} />
        <TableFootnote />
      </div>
    </div>
  );
};

type RetryProps = { readonly retry: () => void };

const HospitalList = memo(({ results, fetchAround, retry }: HospitalTableProps & RetryProps) => {
  const words = useFinderWords();
  if (results.phase === 'loading') return <Spinner text={words.results.loading} />;
  if (results.phase === 'failed') return <LoadError retry={retry} />;
  if (results.total === 0) return <NoneFound applied={results.applied} />;
  return <HospitalTable results={results} fetchAround={fetchAround} />;
});

const LoadError = ({ retry }: RetryProps) => {
  const { failed } = useFinderWords();
  return (
    <div role="alert">
      <Notice tone="urgent" icon={<Icon of={Unplug} size={22} />} heading={failed.heading}>
        <p>{failed.body}</p>
        <p>
          <Button look="outline" onClick={retry}>
            <Icon of={RefreshCw} size={18} /> {failed.retry}
          </Button>
        </p>
      </Notice>
    </div>
  );
};

/** Search engines list the directory once, not every query. */
const NoIndex = () => {
  const [params] = useSearchParams();
  const hasQuery = [...params.keys()].some((name) => name !== ENGLISH_PARAMETER.name);
  return useHydrated() && hasQuery && <meta name="robots" content="noindex" />;
};
