import type { ReactNode } from 'react';
import styles from './CareDrawing.module.css';
import { DRAWINGS } from './drawings.tsx';
import type { CareServiceId } from './services.ts';

export interface CareDrawingProps {
  readonly service: CareServiceId;
  readonly className?: string | undefined;
}

const WAVES = [40, 66, 92, 118];

/** A service drawn in lines of one weight before a round window on the sea: decoration. */
export const CareDrawing = ({ service, className }: CareDrawingProps): ReactNode => (
  <svg className={`${styles.drawing} ${className}`} viewBox="0 0 400 400" aria-hidden>
    <circle cx="200" cy="200" r="200" className={styles.window} />
    <g className={styles.waves}>
      {WAVES.map((radius) => (
        <circle key={radius} cx="200" cy="318" r={radius * 1.9} />
      ))}
    </g>
    <path d="M0 318H400V400H0Z" className={styles.sea} />
    <g className={styles.lines}>{DRAWINGS[service]}</g>
  </svg>
);
