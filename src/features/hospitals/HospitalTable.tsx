import {
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
} from 'react';
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
/** Rows that are painted before any other: more than are in sight. */
const FIRST = 8;
/** Rows that come in one go after them: fewer than would be felt. */
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
  const isLong = useHydrated() && results.phase === 'ready' && results.total > CHUNK && !printing;
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
        {isLong ? (
          <ErrorBoundary fallback={<Rows results={results} to={results.rows.length} />}>
            <Suspense fallback={<Rows results={results} to={WHILE_WAITING} />}>
              <VirtualRows region={region} results={results} fetchAround={fetchAround} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <Rows results={results} to={FIRST} />
        )}
        <RowsBelow results={results} isLong={isLong} isWhole={printing || results.phase === 'first'} />
      </table>
    </section>
  );
};

interface RowsProps {
  readonly results: Results;
  readonly to: number;
}

const Rows = ({ results, to }: RowsProps): ReactNode => (
  <tbody role="rowgroup">{rowsFrom(results, 0, to)}</tbody>
);

/** A row is its position: another list changes what the rows in sight say, which is quicker than to make them anew. */
const rowsFrom = (results: Results, from: number, to: number): ReactNode =>
  results.rows.slice(from, to).map((row, at) => {
    const index = from + at;
    return <HospitalRow key={index} hospital={row} index={index} distance={distanceOf(results, index)} />;
  });

interface RowsBelowProps {
  readonly results: Results;
  readonly isLong: boolean;
  readonly isWhole: boolean;
}

/**
 * The rows under the first ones, which are painted before anything is done about these: until then those of the list before
 * are hidden, because to take hundreds of them away would keep the browser from painting.
 */
const RowsBelow = ({ results, isLong, isWhole }: RowsBelowProps): ReactNode => {
  const late = useDeferredValue(isLong ? undefined : results);
  // Paper does not wait.
  const shown = isWhole ? results : late;
  const isOfThisList = shown !== undefined && listOf(shown) === listOf(results);
  return (
    <tbody role="rowgroup" hidden={isLong || !isOfThisList || shown.rows.length <= FIRST}>
      {shown !== undefined && <GrowingRows results={shown} isWhole={isWhole} />}
    </tbody>
  );
};

interface GrowingRowsProps {
  readonly results: Results;
  readonly isWhole: boolean;
}

/** They come a few at a time, so that the visitor is answered meanwhile, except on paper and in the page as it came. */
const GrowingRows = memo(({ results, isWhole }: GrowingRowsProps): ReactNode => {
  const whole = results.rows.length;
  const size = useGrown(listOf(results), whole - FIRST, AT_ONCE);
  return rowsFrom(results, FIRST, isWhole ? whole : FIRST + size);
});

const useScrollToTop = (region: RefObject<HTMLElement | null>, when: unknown): void => {
  useEffect(() => {
    if (when !== undefined && region.current !== null) region.current.scrollTop = 0;
  }, [region, when]);
};
