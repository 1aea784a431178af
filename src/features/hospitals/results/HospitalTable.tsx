import { memo, type RefObject, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { lazyComponent, useLazyComponent } from '#components/lazy/lazy-component.ts';
import { showLoadError } from '#components/lazy/load-error.ts';
import { fill, formatNumber } from '#domain/format.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { useMedia } from '#hooks/use-media.ts';
import { usePageLanguage } from '#stores/language.ts';
import { useFinderWords } from '../finder-context.ts';
import { stateKey } from '../url/finder-url.ts';
import { distanceOf, HospitalRow } from './HospitalRow.tsx';
import styles from './HospitalTable.module.css';
import { SortBox, SortHeader } from './SortHeader.tsx';
import { FIRST_RESPONSE, type Results } from './use-hospital-search.ts';

/** Number of rows rendered first: a few more than are visible. */
const FIRST_ROWS = 8;
/** Number of cards shown at first, and added with each press. */
const PAGE = 20;
/** Number of rows of a long list until the code of the virtual rows is loaded: as many as are prerendered. */
const WAITING_ROWS = 50;
/** Number of rows rendered in one step, and skipped together while offscreen. */
const GROUP = 24;

const virtualRows = lazyComponent(async () => (await import('./VirtualRows.tsx')).VirtualRows);

/**
 * Scrollable region with a table; on phones, cards that scroll with the page. Renders the remaining rows after the first paint;
 * lists longer than FIRST_RESPONSE render visible rows only. Explicit roles: some browsers drop table semantics when rows are cards.
 */
export const HospitalTable = ({ results }: { readonly results: Results }) => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const region = useRef<HTMLElement>(null);
  const key = stateKey(results.applied);
  useScrollToTop(region, key);
  const hydrated = useHydrated();
  const isCards = useMedia('(width <= 48em)');
  const [shown, setShown] = useState({ key: '', count: PAGE });
  const shownCards = shown.key === key ? shown.count : hydrated ? cardsOfEntry() : PAGE;
  const isLong = hydrated && isLongList(results) && !isCards;
  const { Component: VirtualRows, failures } = useLazyComponent(virtualRows, isLong);
  useEffect(() => {
    if (failures > 0) showLoadError();
  }, [failures]);
  const isWaiting = isLong && VirtualRows === undefined;
  const most = isCards ? shownCards : isWaiting ? WAITING_ROWS : Number.POSITIVE_INFINITY;
  const late = useDeferredValue(results);
  // Hides outdated rows until React updates them: removing hundreds of rows would delay the paint.
  const isStale = results.phase !== 'first' && stateKey(late.applied) !== key;
  /** Also focuses the first added card. */
  const showMore = (): void => {
    const count = shownCards + PAGE;
    setShown({ key, count });
    history.replaceState({ ...history.state, [CARDS]: count }, '');
    focusRow(shownCards);
  };
  return (
    <>
      {/* The list has hundreds of tab stops. */}
      <button
        type="button"
        className={styles.skip}
        onClick={() => document.getElementById('after-list')?.focus()}
      >
        {words.results.skip}
      </button>
      <SortBox applied={results.applied} />
      <section
        className={styles.region}
        ref={region}
        data-long={VirtualRows !== undefined}
        aria-label={words.results.region}
      >
        <table
          className={styles.table}
          data-near={results.distances !== undefined}
          role="table"
          aria-rowcount={results.total + 1}
        >
          <caption className="visually-hidden">{words.results.caption}</caption>
          <SortHeader applied={results.applied} />
          <tbody role="rowgroup">{rowsOf(results, 0, FIRST_ROWS)}</tbody>
          {VirtualRows && <VirtualRows region={region} results={results} from={FIRST_ROWS} />}
          {(isCards || isWaiting || !isLongList(late)) && (
            <RowGroups results={late} most={most} hidden={VirtualRows !== undefined || isStale} />
          )}
        </table>
      </section>
      {results.total > shownCards && (
        <Button look="outline" className={styles.more} onClick={showMore}>
          {fill(words.results.next, {
            next: formatNumber(language, Math.min(PAGE, results.total - shownCards)),
            total: formatNumber(language, results.total),
          })}
        </Button>
      )}
    </>
  );
};

const CARDS = 'cards';

/** Number of cards that the visitor has opened in this history entry: Back and reload show as many again. */
const cardsOfEntry = (): number => {
  const count = Number(history.state?.[CARDS]);
  return count > PAGE ? count : PAGE;
};

const FOCUS_TIMEOUT_MS = 2000;

/** Focuses the star of a row. Retries each frame: rows render in slices, and may be hidden until the latest results are rendered. */
const focusRow = (index: number, until = performance.now() + FOCUS_TIMEOUT_MS): void => {
  const star = document.querySelector<HTMLElement>(`tr[data-index="${index}"] button`);
  star?.focus({ preventScroll: true });
  if (document.activeElement !== star && performance.now() < until)
    requestAnimationFrame(() => focusRow(index, until));
};

const isLongList = ({ phase, total }: Results): boolean => phase === 'ready' && total > FIRST_RESPONSE;

/** Keyed by position: updating rows in place is faster than replacing them. */
const rowsOf = (results: Results, from: number, to: number) =>
  results.rows.slice(from, to).map((row, at) => {
    const index = from + at;
    return <HospitalRow key={index} hospital={row} index={index} distance={distanceOf(results, index)} />;
  });

interface RowGroupsProps {
  readonly results: Results;
  readonly most: number;
  readonly hidden: boolean;
}

const RowGroups = ({ results, most, hidden }: RowGroupsProps) => {
  const isFirst = results.phase === 'first';
  const total = Math.max(0, Math.min(results.rows.length, most) - FIRST_ROWS);
  const rendered = useIncrementalRender(stateKey(results.applied), total);
  const groups = Math.ceil((isFirst ? total : rendered) / GROUP);
  return Array.from({ length: groups }, (_, group) => {
    const from = FIRST_ROWS + group * GROUP;
    return (
      // Each group is hidden by itself: hiding a common parent would make the browser visit all rows.
      <tbody key={group.toString()} role="rowgroup" className={styles.group} hidden={hidden}>
        <RowGroup results={results} from={from} to={Math.min(from + GROUP, most)} />
      </tbody>
    );
  });
};

const RowGroup = memo(
  ({ results, from, to }: { readonly results: Results; readonly from: number; readonly to: number }) =>
    rowsOf(results, from, to),
);

/** Time for the browser to paint and respond between two steps. */
const STEP_DELAY_MS = 30;

/** Returns a number of rows that grows from one group to `total`; restarts with a new `key`. */
const useIncrementalRender = (key: string, total: number): number => {
  const [rendered, setRendered] = useState({ key, size: GROUP });
  const size = rendered.key === key ? rendered.size : GROUP;
  useEffect(() => {
    if (size >= total) return;
    const next = () => startTransition(() => setRendered({ key, size: size + GROUP }));
    const timer = setTimeout(next, STEP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key, size, total]);
  return Math.min(size, total);
};

/** Waits for the next frame: setting `scrollTop` immediately forces a layout. */
const useScrollToTop = (region: RefObject<HTMLElement | null>, key: string): void => {
  useEffect(() => {
    void key;
    const frame = requestAnimationFrame(() => {
      if (region.current !== null) region.current.scrollTop = 0;
    });
    return () => cancelAnimationFrame(frame);
  }, [region, key]);
};
