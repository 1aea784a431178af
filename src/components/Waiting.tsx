import type { ReactNode } from 'react';
import { Arcs } from './Arcs.tsx';
import styles from './Waiting.module.css';

/** The loading state: the arcs rise one after the other. */
export const Waiting = ({ text }: { readonly text: string }): ReactNode => (
  <div className={styles.waiting}>
    <Arcs className={styles.arcs} count={4} />
    <p>{text}</p>
  </div>
);
