import type { ReactNode } from 'react';
import styles from './Term.module.css';

export interface TermProps {
  /** Of the entry in the glossary. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A term that opens its explanation where it stands. */
export const Term = ({ id, children }: TermProps): ReactNode => (
  <button type="button" className={styles.term} popoverTarget={`term-${id}`}>
    {children}
  </button>
);
