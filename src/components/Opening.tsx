import type { ReactNode } from 'react';
import { Arcs } from './Arcs.tsx';
import styles from './Opening.module.css';

export interface OpeningProps {
  readonly heading: string;
  readonly lead: string;
  /** Breadcrumbs above the heading. */
  readonly above?: ReactNode;
  /** Beside the heading in low, wide viewports, otherwise below the lead. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
  /** Places `children` beside the heading in wide viewports, which leaves room for a tool's first results. */
  readonly isCompact?: boolean;
}

/** First band of a page, with its heading. Without children at most 220 px high in a viewport of 1366 × 657. */
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
