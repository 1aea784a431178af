import type { ReactNode } from 'react';
import { Arcs } from './Arcs.tsx';
import styles from './Spinner.module.css';

/** The loading state: the arcs rise one after the other. */
export const Spinner = ({ text }: { readonly text: string }): ReactNode => (
  <div className={styles.spinner}>
    <Arcs className={styles.arcs} count={4} />
    <p>{text}</p>
  </div>
);
