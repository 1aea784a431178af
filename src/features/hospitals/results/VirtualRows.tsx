import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { fill, formatNumber } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import { useFinderWords } from '../finder-context.ts';
import { isCardLayout } from './cards.ts';
import { HospitalRow } from './HospitalRow.tsx';
import styles from './HospitalTable.module.css';
import { columnsOf, distanceOf } from './row-distance.ts';
import type { Results } from './use-hospital-search.ts';
import { stateKey, useIncrementalRender } from './use-incremental-render.ts';

const ROW_HEIGHT = 70;
const CARD_HEIGHT = 205;
/** The list's own at most, in pixels: what is in sight is known before it is measured, so that nothing has to be drawn twice. */
const REGION_HEIGHT = 500;
/** Rows kept ready before and after those in sight. */
const AHEAD = 8;
/** Rows that can be scrolled to. Browsers draw nothing higher than some ten million pixels, and cards are the higher. */
const MOST = 50_000;

export interface VirtualRowsProps {
  readonly region: RefObject<HTMLElement | null>;
  readonly results: Results;
  /** Position of the first row that is drawn here; those before it stand above, always. */
  readonly from: number;
  readonly fetchAround: (position: number) => void;
}

/** The rows in sight, between two empty rows as high as those that are not. */
const VirtualRows = ({ region, results, from, fetchAround }: VirtualRowsProps): ReactNode => {
  // Asked once, not for each of thousands of rows.
  const height = isCardLayout() ? CARD_HEIGHT : ROW_HEIGHT;
  const shown = useIncrementalRender(stateKey(results), AHEAD, 2);
  const virtualizer = useVirtualizer({
    count: Math.min(results.total, MOST),
    getScrollElement: () => region.current,
    estimateSize: () => height,
    initialRect: { width: 0, height: REGION_HEIGHT },
    overscan: shown,
  });
  const items = virtualizer.getVirtualItems().filter(({ index }) => index >= from);
  // None of those above is measured here.
  const above = from * height;
  const first = items[0];
  const last = items.at(-1);

  const columns = columnsOf(results);

  const missing = items.find(({ index }) => results.rows[index] === undefined)?.index;
  useEffect(() => {
    if (missing !== undefined) fetchAround(missing);
  }, [missing, fetchAround]);

  return (
    <>
      <Gap height={(first?.start ?? above) - above} columns={columns} />
      <tbody role="rowgroup" className={styles.body}>
        {items.map(({ index, key }) => (
          <HospitalRow
            key={key}
            hospital={results.rows[index]}
            index={index}
            distance={distanceOf(results, index)}
            measure={virtualizer.measureElement}
          />
        ))}
      </tbody>
      <Gap height={virtualizer.getTotalSize() - (last?.end ?? above)} columns={columns} />
      {results.total > MOST && <Beyond columns={columns} />}
    </>
  );
};

export default VirtualRows;

/** After the last row that is listed, when there are more. */
const Beyond = ({ columns }: { readonly columns: number }): ReactNode => {
  const words = useFinderWords();
  const language = usePageLanguage();
  return (
    <tbody role="rowgroup">
      <tr role="row">
        <td role="cell" className={styles.beyond} colSpan={columns}>
          {fill(words.results.beyond, { count: formatNumber(language, MOST) })}
        </td>
      </tr>
    </tbody>
  );
};

/** Where rows out of sight would be; its height is in pixels. */
const Gap = ({ height, columns }: { readonly height: number; readonly columns: number }): ReactNode =>
  height > 0 && (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={columns} style={{ height, padding: 0 }} />
      </tr>
    </tbody>
  );
