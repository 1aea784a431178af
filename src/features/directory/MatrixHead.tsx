import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { networkName } from '#content/facts.ts';
import type { NetworksWords } from '#content/words/words.ts';
import { COLUMNS, type Column, type Order } from './matrix.ts';
import styles from './NetworkMatrix.module.css';

const ARIA = { asc: 'ascending', desc: 'descending' } as const;
const ARROWS = { asc: ArrowUp, desc: ArrowDown } as const;

export interface MatrixHeadProps {
  readonly words: NetworksWords;
  readonly order: Order;
  readonly sortBy: (column: Column) => void;
}

/** The table's head: each column is a button that orders the rows. */
export const MatrixHead = ({ words, order, sortBy }: MatrixHeadProps): ReactNode => (
  <thead>
    <tr>
      {COLUMNS.map((column) => {
        const name = column === 'state' ? words.table.state : networkName(column);
        const direction = order.column === column ? order.direction : undefined;
        return (
          <th key={column} scope="col" aria-sort={direction === undefined ? 'none' : ARIA[direction]}>
            <button type="button" className={styles.sort} onClick={() => sortBy(column)}>
              {name}
              <Icon of={direction === undefined ? ChevronsUpDown : ARROWS[direction]} size={16} />
            </button>
            {/* Browsers repeat the head on every sheet, but no button in it. */}
            <span className={styles.onPaper}>{name}</span>
          </th>
        );
      })}
    </tr>
  </thead>
);
