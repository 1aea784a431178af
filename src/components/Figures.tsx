import type { ReactNode } from 'react';
import styles from './Figures.module.css';

export interface Figure {
  readonly id: string;
  readonly value: string;
  readonly label: ReactNode;
  /** Reference mark of its footnote. */
  readonly note?: ReactNode;
}

type FiguresProps = { readonly figures: readonly Figure[]; readonly look?: 'columns' | 'rows' };

/** `rows`: one line per figure, with the label beside the amount. */
export const Figures = ({ figures, look = 'columns' }: FiguresProps) => (
  <dl className={styles.figures} data-look={look}>
    {figures.map(({ id, value, label, note }) => (
      <div key={id} className={styles.figure}>
        <dt className={styles.label}>
          {label}
          {note}
        </dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
