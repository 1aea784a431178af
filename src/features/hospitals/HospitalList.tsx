import { memo, type ReactNode } from 'react';
import { Spinner } from '#components/Spinner.tsx';
import { Failed } from './Failed.tsx';
import { HospitalTable } from './HospitalTable.tsx';
import { NoneFound } from './NoneFound.tsx';
import type { AppliedControl } from './use-applied.ts';
import type { Results } from './use-hospital-search.ts';
import { useFinderWords } from './words.ts';

export interface HospitalListProps extends Pick<AppliedControl, 'apply'> {
  readonly results: Results;
  readonly fetchAround: (position: number) => void;
  readonly retry: () => void;
}

/** The list in each of its states: on its way, failed, empty, or there. */
export const HospitalList = memo(({ results, fetchAround, apply, retry }: HospitalListProps): ReactNode => {
  const words = useFinderWords();
  if (results.phase === 'loading') return <Spinner text={words.results.loading} />;
  if (results.phase === 'failed') return <Failed retry={retry} />;
  if (results.total === 0) return <NoneFound applied={results.applied} apply={apply} />;
  return <HospitalTable results={results} fetchAround={fetchAround} apply={apply} />;
});
