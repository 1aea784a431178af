import { Arcs } from './Arcs.tsx';
import styles from './Spinner.module.css';

export const Spinner = ({ text }: { readonly text: string }) => (
  <div className={styles.spinner}>
    <Arcs className={styles.arcs} count={4} />
    <p>{text}</p>
  </div>
);
