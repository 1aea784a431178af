import type { ReactNode } from 'react';
import { Arcs } from './Arcs.tsx';
import styles from './Opening.module.css';

export interface OpeningProps {
  readonly heading: string;
  readonly lead: string;
  /** Over the heading: where the page stands among others. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

/** How a plain page begins: its heading and one sentence on a warm ground, with the arcs behind. */
export const Opening = ({ heading, lead, above, children }: OpeningProps): ReactNode => (
  <div className="clip relative sand">
    <div className={`page ${styles.inner}`}>
      {above}
      <h1 tabIndex={-1}>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
    <Arcs className={styles.arcs} count={9} />
  </div>
);
