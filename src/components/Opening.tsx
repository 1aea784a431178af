import type { ReactNode } from 'react';
import { Arcs } from './Arcs.tsx';
import styles from './Opening.module.css';

export interface OpeningProps {
  readonly heading: string;
  readonly lead: string;
  /** Above the heading: the page's place in the site. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
  /** On wide screens `children` are next to the heading: a tool's first results need the room. */
  readonly isCompact?: boolean;
}

export const Opening = ({ heading, lead, above, children, isCompact = false }: OpeningProps) => (
  <div className="clip relative sand">
    <div className={`page ${styles.inner} ${isCompact ? styles.compact : ''}`}>
      {above}
      <h1 tabIndex={-1}>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
    <Arcs className={styles.arcs} count={9} />
  </div>
);
