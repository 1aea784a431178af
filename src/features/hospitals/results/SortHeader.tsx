import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useId } from 'react';
import { SortHeading } from '#components/table/SortHeading.tsx';
import { networkName } from '#content/facts.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import { nextSort } from '#domain/sort.ts';
import { SORT_KEYS, type SortKey } from '#workers/contract.ts';
import { useFinderWords } from '../finder-context.ts';
import { applyFilters } from '../finder-store.ts';
import type { FinderState } from '../url/finder-url.ts';
import styles from './HospitalTable.module.css';

interface SortHeaderProps {
  readonly applied: FinderState;
}

interface Column {
  readonly key: SortKey;
  readonly text: string;
}

const useColumns = ({ filter }: FinderState): readonly Column[] => {
  const { results, near } = useFinderWords();
  return [
    { key: 'name', text: results.hospital },
    { key: 'city', text: results.city },
    ...(filter.near === undefined ? [] : ([{ key: 'distance', text: near.distance }] as const)),
    ...FLAG_NETWORKS.map((key) => ({ key, text: networkName(key) })),
  ];
};

export const SortHeader = memo(({ applied }: SortHeaderProps) => (
  <thead role="rowgroup" className={styles.head}>
    <tr role="row" aria-rowindex={1}>
      {useColumns(applied).map(({ key, text }) => (
        <SortHeading
          key={key}
          text={text}
          direction={applied.sort.key === key ? applied.sort.direction : undefined}
          className={styles[`${key}Head`]}
          buttonClass={styles.sort}
          sort={() => sortBy(applied, key)}
        />
      ))}
      <th role="columnheader" scope="col" className={styles.waysHead}>
        {useFinderWords().results.reachedBy}
      </th>
    </tr>
  </thead>
));

const sortBy = (applied: FinderState, key: SortKey): void =>
  applyFilters({ sort: nextSort(applied.sort, key) }, 'replace');

/** Sort control for cards, which have no column headings. */
export const SortBox = memo(({ applied }: SortHeaderProps) => {
  const { results } = useFinderWords();
  const id = useId();
  const { key, direction } = applied.sort;
  return (
    <div className={styles.sortBox}>
      <label htmlFor={id}>{results.sortBy}</label>
      <select
        id={id}
        value={key}
        onChange={({ currentTarget: { value } }) => {
          const chosen = SORT_KEYS.find((known) => known === value);
          if (chosen !== undefined) sortBy(applied, chosen);
        }}
      >
        {useColumns(applied).map((column) => (
          <option key={column.key} value={column.key}>
            {column.text}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="icon-button"
        aria-label={results.reverse}
        aria-pressed={direction === 'desc'}
        onClick={() => sortBy(applied, key)}
      >
        {direction === 'asc' ? <ArrowUp size={20} /> : <ArrowDown size={20} />}
      </button>
    </div>
  );
});
