import { memo, type ReactNode, type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import { lazyComponent, useLazyComponent } from '#components/lazy-component.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { usePrinting } from '#hooks/use-printing.ts';
import { areCards } from './cards.ts';
import { HospitalRow } from './HospitalRow.tsx';
import styles from './HospitalTable.module.css';
import { distanceOf } from './row-distance.ts';
import { SortHeader } from './SortHeader.tsx';
import type { AppliedControl } from './use-applied.ts';
import { listOf, useGrown } from './use-grown.ts';
import { CHUNK, type Results } from './use-hospital-search.ts';
import { useFinderWords } from './words.ts';

/** For long lists alone, and never before the first rows are in the page. */
const virtualRows = lazyComponent(async () => (await import('./VirtualRows.tsx')).default);
const WHILE_WAITING = 50;
/** Rows that always stand in the page, painted before any other: more than are in sight. */
const FIRST = 8;
/** Cards that are painted before any other, where the rows are such: they are higher. */
const FIRST_CARDS = 4;
/** Rows that come in one go after them: fewer than would be felt. */
const AT_ONCE = 24;

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
  const isWhole = printing || results.phase === 'first';
  const hydrated = useHydrated();
  const isLong = hydrated && isLongList(results) && !printing;
  const { Component: VirtualRows, failures } = useLazyComponent(virtualRows, isLong);
  const late = useLate(results, isWhole);
  const isLate = listOf(late) !== listOf(results);
  const second = hydrated && areCards() ? late : results;
  return (
    <section
      className={styles.region}
      ref={region}
      data-long={isLong}
      aria-label={words.results.region}
      tabIndex={0}
    >
      <table
        className={styles.table}
        data-near={results.distances !== undefined}
        role="table"
        aria-rowcount={results.total + 1}
      >
        <caption className="visually-hidden">{words.results.caption}</caption>
        <SortHeader applied={results.applied} apply={apply} />
        <Rows results={results} from={0} to={FIRST_CARDS} />
        <Rows results={second} from={FIRST_CARDS} to={FIRST} hidden={second !== results && isLate} />
        {VirtualRows !== undefined && (
          <VirtualRows region={region} results={results} from={FIRST} fetchAround={fetchAround} />
        )}
        {isLong && VirtualRows === undefined && (
          <Rows results={results} from={FIRST} to={failures === 0 ? WHILE_WAITING : results.rows.length} />
        )}
        {(printing || !isLongList(late)) && (
          <RowsBelow results={late} isWhole={isWhole} hidden={isLong || isLate} />
        )}
      </table>
    </section>
  );
};

interface RowsProps {
  readonly results: Results;
  readonly from: number;
  readonly to: number;
  readonly hidden?: boolean;
}

const Rows = ({ results, from, to, hidden = false }: RowsProps): ReactNode => (
  <tbody role="rowgroup" hidden={hidden}>
    {rowsFrom(results, from, to)}
  </tbody>
);

/** A row is its position: another list changes what the rows in sight say, which is quicker than to make them anew. */
const rowsFrom = (results: Results, from: number, to: number): ReactNode =>
  results.rows.slice(from, to).map((row, at) => {
    const index = from + at;
    return <HospitalRow key={index} hospital={row} index={index} distance={distanceOf(results, index)} />;
  });

interface RowsBelowProps {
  readonly results: Results;
  readonly isWhole: boolean;
  readonly hidden: boolean;
}

/** They come a group at a time, so that the visitor is answered meanwhile, except on paper and in the page as it came. */
const RowsBelow = ({ results, isWhole, hidden }: RowsBelowProps): ReactNode => {
  const whole = Math.max(0, results.rows.length - FIRST);
  const size = useGrown(listOf(results), whole, AT_ONCE);
  const groups = Math.ceil((isWhole ? whole : size) / AT_ONCE);
  return Array.from({ length: groups }, (_, group) => (
    // A group is its position too. Each is hidden by itself: to look for all of them, the browser would go through their rows.
    <tbody key={group.toString()} role="rowgroup" className={styles.group} hidden={hidden}>
      <RowGroup results={results} from={FIRST + group * AT_ONCE} />
    </tbody>
  ));
};

const RowGroup = memo(
  ({ results, from }: { readonly results: Results; readonly from: number }): ReactNode =>
    rowsFrom(results, from, from + AT_ONCE),
);

/** Longer than may stand in the page as a whole. */
const isLongList = ({ phase, total }: Results): boolean => phase === 'ready' && total > CHUNK;

/**
 * The list whose rows stand under the first ones. Those come after the first are painted: until then the ones of the list
 * before are hidden, because to take hundreds of them away would keep the browser from painting. Paper does not wait.
 */
const useLate = (results: Results, isWhole: boolean): Results => {
  const late = useDeferredValue(results);
  return isWhole ? results : late;
};

/** With the next paint: at once, the browser would lay out what is about to change further. */
const useScrollToTop = (region: RefObject<HTMLElement | null>, when: unknown): void => {
  useEffect(() => {
    if (when === undefined) return;
    const frame = requestAnimationFrame(() => {
      if (region.current !== null) region.current.scrollTop = 0;
    });
    return () => cancelAnimationFrame(frame);
  }, [region, when]);
};
