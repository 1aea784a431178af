import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { fill, formatNumber } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import { useFinderWords } from '../finder-context.ts';
import { columnCount, distanceOf, HospitalRow } from './HospitalRow.tsx';
import styles from './HospitalTable.module.css';
import { MAX_ROWS, type Results } from './use-hospital-search.ts';

const ROW_HEIGHT = 70;
/** Maximum height of the region in px: avoids a second render after measuring. */
const REGION_HEIGHT = 500;
const OVERSCAN = 8;

interface VirtualRowsProps {
  readonly region: RefObject<HTMLElement | null>;
  readonly results: Results;
  /** Index of the first virtual row; `HospitalTable` renders the rows before it. */
  readonly from: number;
}

export const VirtualRows = ({ region, results, from }: VirtualRowsProps) => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const virtualizer = useVirtualizer({
    count: Math.min(results.total, MAX_ROWS),
    getScrollElement: () => region.current,
    estimateSize: () => ROW_HEIGHT,
    initialRect: { width: 0, height: REGION_HEIGHT },
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems().filter(({ index }) => index >= from);
  // Estimated, because the rows before `from` are not measured here.
  const above = from * ROW_HEIGHT;
  const columns = columnCount(results.distances !== undefined);

  return (
    <>
      <Gap height={(items[0]?.start ?? above) - above} columns={columns} />
      <tbody role="rowgroup">
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
      <Gap height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? above)} columns={columns} />
      {results.total > MAX_ROWS && (
        <tbody role="rowgroup">
          <tr role="row">
            <td role="cell" className={styles.beyond} colSpan={columns}>
              {fill(words.results.beyond, { count: formatNumber(language, MAX_ROWS) })}
            </td>
          </tr>
        </tbody>
      )}
    </>
  );
};

const Gap = ({ height, columns }: { readonly height: number; readonly columns: number }) =>
  height > 0 && (
    <tbody aria-hidden="true" className="no-print">
      <tr>
        <td colSpan={columns} style={{ height, padding: 0 }} />
      </tr>
    </tbody>
  );
