import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { memo } from 'react';
import { Icon } from '#components/Icon.tsx';
import { networkName } from '#content/facts.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import type { SortKey } from '#workers/contract.ts';
import { useFinderWords } from '../finder-context.ts';
import { applyFilters } from '../finder-store.ts';
import { type FinderState, nextSort } from '../url/finder-url.ts';
import styles from './HospitalTable.module.css';

interface SortHeaderProps {
  readonly applied: FinderState;
}

export const SortHeader = memo(({ applied }: SortHeaderProps) => {
  const words = useFinderWords();
  const columns: readonly { key: SortKey; text: string }[] = [
    { key: 'name', text: words.results.hospital },
    { key: 'city', text: words.results.city },
    ...(applied.filter.near === undefined ? [] : ([{ key: 'distance', text: words.near.distance }] as const)),
    ...FLAG_NETWORKS.map((key) => ({ key, text: networkName(key) })),
  ];
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" aria-rowindex={1} data-sort-by={words.results.sortBy}>
        {columns.map(({ key, text }) => (
          <SortColumn key={key} column={key} text={text} applied={applied} />
        ))}
        <th role="columnheader" scope="col" className={styles.waysHead}>
          {words.results.reachedBy}
        </th>
      </tr>
    </thead>
  );
});

interface SortColumnProps extends SortHeaderProps {
  readonly column: SortKey;
  readonly text: string;
}

const SortColumn = ({ column, text, applied }: SortColumnProps) => {
  const direction = applied.sort.key === column ? applied.sort.direction : undefined;
  const arrow = direction === undefined ? ChevronsUpDown : direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      role="columnheader"
      scope="col"
      className={styles[`${column}Head`]}
      aria-sort={direction === undefined ? 'none' : direction === 'asc' ? 'ascending' : 'descending'}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => applyFilters({ ...applied, sort: nextSort(applied.sort, column) }, 'replace')}
      >
        {text} <Icon of={arrow} size={16} />
      </button>
    </th>
  );
};
