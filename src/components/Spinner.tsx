import type { ReactNode } from 'react';
import { Arcs } from './Arcs.tsx';
import styles from './Spinner.module.css';

/** Loading indicator. */
export const Spinner = ({ text }: { readonly text: string }): ReactNode => (
  <div className={styles.spinner}>
    <Arcs className={styles.arcs} count={4} />
    <p>{text}</p>
  </div>
);
