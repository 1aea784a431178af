import { memo, type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { usePrinting } from '#hooks/use-printing.ts';
import { useFinderWords } from '../finder-context.ts';
import { stateKey } from '../url/finder-url.ts';
import { HospitalRow } from './HospitalRow.tsx';
import styles from './HospitalTable.module.css';
import { distanceOf, isCardLayout, useIncrementalRender } from './row-layout.ts';
import { SortHeader } from './SortHeader.tsx';
import { CHUNK, type Results } from './use-hospital-search.ts';
import { VirtualRows } from './VirtualRows.tsx';

/** Rows painted first: a few more than are in sight. */
const FIRST_ROWS = 8;
/** Cards are three times as high. */
const FIRST_CARDS = 4;
/** Rows rendered in one step, and skipped together while out of sight. */
const GROUP = 24;

export interface HospitalTableProps {
  readonly results: Results;
  readonly fetchAround: (position: number) => void;
}

/** Renders the rest after the paint, beyond CHUNK only rows in sight. Some browsers need the roles when rows are cards. */
export const HospitalTable = ({ results, fetchAround }: HospitalTableProps) => {
  const words = useFinderWords();
  const region = useRef<HTMLElement>(null);
  const key = stateKey(results.applied);
  useScrollToTop(region, key);
  const printing = usePrinting();
  const hydrated = useHydrated();
  const isWhole = printing || results.phase === 'first';
  const isLong = hydrated && isLongList(results) && !printing;
  const deferred = useDeferredValue(results);
  const late = isWhole ? results : deferred;
  // Old rows stay hidden until they change: removing hundreds would delay the paint.
  const isStale = stateKey(late.applied) !== key;
  const second = hydrated && isCardLayout() ? late : results;
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
        <SortHeader applied={results.applied} />
        <tbody role="rowgroup">{rowsOf(results, 0, FIRST_CARDS)}</tbody>
        <tbody role="rowgroup" hidden={second !== results && isStale}>
          {rowsOf(second, FIRST_CARDS, FIRST_ROWS)}
        </tbody>
        {isLong && (
          <VirtualRows region={region} results={results} from={FIRST_ROWS} fetchAround={fetchAround} />
        )}
        {(printing || !isLongList(late)) && (
          <RowGroups results={late} isWhole={isWhole} hidden={isLong || isStale} />
        )}
      </table>
    </section>
  );
};

const isLongList = ({ phase, total }: Results): boolean => phase === 'ready' && total > CHUNK;

/** Keyed by position: changing rows in place is faster than replacing them. */
const rowsOf = (results: Results, from: number, to: number) =>
  results.rows.slice(from, to).map((row, at) => {
    const index = from + at;
    return <HospitalRow key={index} hospital={row} index={index} distance={distanceOf(results, index)} />;
  });

interface RowGroupsProps {
  readonly results: Results;
  readonly isWhole: boolean;
  readonly hidden: boolean;
}

const RowGroups = ({ results, isWhole, hidden }: RowGroupsProps) => {
  const total = Math.max(0, results.rows.length - FIRST_ROWS);
  const rendered = useIncrementalRender(stateKey(results.applied), total, GROUP);
  const groups = Math.ceil((isWhole ? total : rendered) / GROUP);
  return Array.from({ length: groups }, (_, group) => (
    // A hidden parent would make the browser visit all rows.
    <tbody key={group.toString()} role="rowgroup" className={styles.group} hidden={hidden}>
      <RowGroup results={results} from={FIRST_ROWS + group * GROUP} />
    </tbody>
  ));
};

const RowGroup = memo(({ results, from }: { readonly results: Results; readonly from: number }) =>
  rowsOf(results, from, from + GROUP),
);

/** Waits for the next paint: setting it at once forces a layout. */
const useScrollToTop = (region: RefObject<HTMLElement | null>, key: string): void => {
  useEffect(() => {
    void key;
    const frame = requestAnimationFrame(() => {
      if (region.current !== null) region.current.scrollTop = 0;
    });
    return () => cancelAnimationFrame(frame);
  }, [region, key]);
};
