import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from '#components/ErrorBoundary.tsx';
import { useHydrated } from '#hooks/useHydrated.ts';
import { usePrinting } from '#hooks/usePrinting.ts';
import { HospitalRow } from './HospitalRow.tsx';
import styles from './HospitalTable.module.css';
import { distanceOf } from './row-distance.ts';
import { SortHeader } from './SortHeader.tsx';
import type { AppliedControl } from './useApplied.ts';
import { listOf, useGrown } from './useGrown.ts';
import { CHUNK, type Results } from './useHospitalSearch.ts';
import { useFinderWords } from './words.ts';

/** Only long lists need the piece that draws them, and never before the first ones stand in the page. */
const VirtualRows = lazy(() => import('./VirtualRows.tsx'));
const WHILE_WAITING = 50;
/** Rows drawn in one go: more than are in sight, fewer than would be felt. */
const AT_ONCE = 12;

export interface HospitalTableProps extends Pick<AppliedControl, 'apply'> {
  readonly results: Results;
  readonly fetchAround: (position: number) => void;
}

/**
 * The list as a table that scrolls in a labelled region under its head; on phones each row is drawn as a card.
 * Roles are written out because drawing a table as cards takes its meaning away in some browsers.
 */
export const HospitalTable = ({ results, fetchAround, apply }: HospitalTableProps): ReactNode => {
  const words = useFinderWords();
  const region = useRef<HTMLElement>(null);
  useScrollToTop(region, listOf(results));
  // Long lists keep only the rows in sight; not on paper, and not while the prerendered page is taken over.
  const printing = usePrinting();
  const virtual = useHydrated() && results.phase === 'ready' && results.total > CHUNK && !printing;
  return (
    <section className={styles.region} ref={region} aria-label={words.results.region} tabIndex={0}>
      <table
        className={styles.table}
        data-near={results.distances !== undefined}
        role="table"
        aria-rowcount={results.total + 1}
      >
        <caption className="visually-hidden">{words.results.caption}</caption>
        <SortHeader applied={results.applied} apply={apply} />
        {virtual ? (
          <ErrorBoundary fallback={<AllRows results={results} rows={results.rows} />}>
            <Suspense fallback={<AllRows results={results} rows={results.rows.slice(0, WHILE_WAITING)} />}>
              <VirtualRows region={region} results={results} fetchAround={fetchAround} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <GrowingRows results={results} isWhole={printing || results.phase === 'first'} />
        )}
      </table>
    </section>
  );
};

interface AllRowsProps extends Pick<Results, 'rows'> {
  readonly results: Results;
}

const AllRows = ({ results, rows }: AllRowsProps): ReactNode => (
  <tbody role="rowgroup" className={styles.body}>
    {rows.map((row, index) => (
      <HospitalRow
        key={rowKey(row, index)}
        hospital={row}
        index={index}
        distance={distanceOf(results, index)}
      />
    ))}
  </tbody>
);

interface GrowingRowsProps {
  readonly results: Results;
  readonly isWhole: boolean;
}

/** Hundreds of rows would keep the browser from painting the first: they come a few at a time, except on paper and in the page as it came. */
const GrowingRows = ({ results, isWhole }: GrowingRowsProps): ReactNode => {
  const { rows } = results;
  const size = useGrown(listOf(results), rows.length, AT_ONCE);
  return <AllRows results={results} rows={isWhole ? rows : rows.slice(0, size)} />;
};

/** A hospital is one by name, city, state and zip. */
const rowKey = (row: Results['rows'][number], index: number): string =>
  row === undefined ? `row ${index}` : [row.name, row.city, row.state, row.zip].join('|');

const useScrollToTop = (region: RefObject<HTMLElement | null>, when: unknown): void => {
  useEffect(() => {
    if (when !== undefined && region.current !== null) region.current.scrollTop = 0;
  }, [region, when]);
};
