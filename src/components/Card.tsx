import type { ReactNode } from 'react';
import styles from './Card.module.css';

export const Cards = ({ children }: { readonly children: ReactNode }) => (
  <ul role="list" className={styles.cards}>
    {children}
  </ul>
);

export interface CardProps {
  readonly heading: ReactNode;
  readonly children: ReactNode;
  /** Aligned to the bottom of the card. */
  readonly action?: ReactNode;
}

export const Card = ({ heading, children, action }: CardProps) => (
  <li className={styles.card}>
    <h3 className="gap-2 items-baseline flex">{heading}</h3>
    {children}
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </li>
);
