import type { ReactNode } from 'react';
import styles from './NoonScene.module.css';

const RINGS = [92, 132, 178, 230, 288, 352, 422, 498];

/** Noon: the sun high, its rings over the sky, and the sea in the colour of the plan. Decoration only. */
export const NoonScene = (): ReactNode => (
  <div className={styles.scene} aria-hidden>
    <Sun />
    <Sea />
  </div>
);

const Sun = (): ReactNode => (
  <svg className={styles.sun} viewBox="-500 -500 1000 1000" fill="none" aria-hidden>
    {RINGS.map((radius) => (
      <circle key={radius} r={radius} className={styles.ring} />
    ))}
    <circle r="56" className="fill-sun" />
  </svg>
);

/** Shallow arcs of one curvature, each nearer and deeper; the nearest is the ground of the banner below. */
const Sea = (): ReactNode => (
  <svg className={styles.sea} viewBox="0 0 1440 150" preserveAspectRatio="none" aria-hidden>
    <path
      className={styles.land}
      d="M860 52C930 30 985 34 1030 40C1085 14 1150 8 1205 32C1260 24 1330 30 1440 44V80H860Z"
    />
    <path className={styles.far} d="M0 60Q720 36 1440 52V150H0Z" />
    <path className={styles.middle} d="M0 92Q620 58 1440 88V150H0Z" />
    <path className={styles.near} d="M0 128Q820 92 1440 124V150H0Z" />
    <path className={styles.glint} d="M1060 70h70M1000 80h44M1150 84h52M1040 100h90M960 108h50M1170 112h64" />
  </svg>
);
