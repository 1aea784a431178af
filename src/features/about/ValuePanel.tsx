import type { ReactNode } from 'react';
import styles from './ValuePanel.module.css';

export interface ValuePanelProps {
  /** Stands large beside the text. */
  readonly emblem: ReactNode;
  readonly heading: ReactNode;
  readonly children: ReactNode;
}

/** One tab of the values: an emblem and what is to be said about it. */
export const ValuePanel = ({ emblem, heading, children }: ValuePanelProps): ReactNode => (
  <div className={styles.panel}>
    <div className={styles.emblem}>{emblem}</div>
    <div className={styles.text}>
      <h3>{heading}</h3>
      {children}
    </div>
  </div>
);
