import type { ReactNode } from 'react';
import { Arcs } from './Arcs.tsx';
import styles from './Opening.module.css';

export interface OpeningProps {
  readonly heading: string;
  readonly lead: string;
  /** Above the heading: the page's place in the site. */
  readonly above?: ReactNode;
  /** On low and wide windows beside the heading, else below the lead. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
  /** On wide screens `children` are next to the heading: a tool's first results need the room. */
  readonly isCompact?: boolean;
}

/** At most 220 px high on a 1366 × 657 screen, if it has no children. */
export const Opening = ({ heading, lead, above, beside, children, isCompact = false }: OpeningProps) => (
  <div className="clip relative sand" data-opening>
    <div className={`page ${styles.inner} ${isCompact ? styles.compact : ''}`}>
      {above}
      <h1 tabIndex={-1}>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {beside !== undefined && <div className={styles.beside}>{beside}</div>}
      {children}
    </div>
    <Arcs className={styles.arcs} count={9} />
  </div>
);
