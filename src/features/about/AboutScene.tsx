import type { ReactNode } from 'react';
import styles from './AboutScene.module.css';

/** Rings of light round the rising sun, the palest first. */
const LIGHT = [
  { radius: 460, look: styles.light1 },
  { radius: 350, look: styles.light2 },
  { radius: 245, look: styles.light3 },
  { radius: 150, look: styles.light4 },
  { radius: 78, look: styles.sun },
];

/** Bands of sea, the farthest first. */
const SEA = [
  { path: 'M0 452H1440V640H0Z', look: styles.sea1 },
  { path: 'M0 486C240 478 420 498 700 492S1180 480 1440 490V640H0Z', look: styles.sea2 },
  { path: 'M0 534C200 522 460 550 760 538S1220 522 1440 536V640H0Z', look: styles.sea3 },
  { path: 'M0 588C260 574 520 602 800 588S1260 576 1440 586V640H0Z', look: styles.sea4 },
];

const GLINTS =
  'M1010 466h140M1046 478h96M1018 500h70M1112 504h58M1056 520h64M1030 552h48M1104 560h44M1066 574h34';

const FAR_HILLS = 'M380 452C440 436 500 430 560 438S680 428 730 440 800 450 850 452Z';
const HEADLAND = 'M1190 452C1226 424 1262 424 1300 408S1384 372 1440 366V452Z';
const LIGHTHOUSE = 'M1392 372l5-62h18l5 62M1391 310h30M1398 310v-16h16v16M1396 294l10-12 10 12Z';

/** A morning at sea off an island: decoration. */
export const AboutScene = ({ className }: { readonly className?: string | undefined }): ReactNode => (
  <svg
    className={className}
    viewBox="0 0 1440 640"
    preserveAspectRatio="xMaxYMax slice"
    aria-hidden
    focusable="false"
  >
    {LIGHT.map(({ radius, look }) => (
      <circle key={radius} cx="1080" cy="440" r={radius} className={look} />
    ))}
    <path d={FAR_HILLS} className={styles.hills} />
    <path d={HEADLAND} className={styles.headland} />
    <path d={LIGHTHOUSE} className={styles.lighthouse} />
    {SEA.map(({ path, look }) => (
      <path key={path} d={path} className={look} />
    ))}
    <path d={GLINTS} className={styles.glints} />
  </svg>
);
