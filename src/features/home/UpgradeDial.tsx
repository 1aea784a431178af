import type { ReactNode } from 'react';
import styles from './UpgradeDial.module.css';

const RADII = [92, 152, 212];
const LOOKS = [styles.inner, styles.middle, styles.outer];

export interface UpgradeDialProps {
  readonly className?: string | undefined;
  /** How many choices stand on each ring, the inner first. */
  readonly rings: readonly number[];
}

/** Choices on half rings over the horizon, set against the one mark of the anniversary. Decoration only. */
export const UpgradeDial = ({ className, rings }: UpgradeDialProps): ReactNode => (
  <svg className={className} viewBox="0 0 480 250" fill="none" aria-hidden>
    <path className={styles.horizon} d="M0 241H480" />
    {rings.map((count, ring) => (
      <Ring key={RADII[ring]} radius={RADII[ring] ?? 0} count={count} look={LOOKS[ring]} />
    ))}
    <path className="fill-sun" d="M206 240a34 34 0 0 1 68 0Z" />
  </svg>
);

interface RingProps {
  readonly radius: number;
  readonly count: number;
  readonly look: string | undefined;
}

const Ring = ({ radius, count, look }: RingProps): ReactNode => (
  <g className={look}>
    <path d={`M${240 - radius} 240a${radius} ${radius} 0 0 1 ${2 * radius} 0`} />
    {Array.from({ length: count }, (_, index) => {
      const angle = (Math.PI * (index + 0.5)) / count;
      return (
        <circle
          key={angle}
          cx={Math.round(240 - radius * Math.cos(angle))}
          cy={Math.round(240 - radius * Math.sin(angle))}
          r="9"
        />
      );
    })}
  </g>
);
