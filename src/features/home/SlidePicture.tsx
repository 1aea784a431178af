import type { ReactNode } from 'react';
import { SLIDE_DRAWINGS } from './SlideDrawings.tsx';
import styles from './SlidePicture.module.css';
import type { SlideId } from './slides.ts';

interface Props {
  readonly of: SlideId;
  readonly className?: string | undefined;
}

/** Rings of light round the sun over the water, the palest first. */
const LIGHT = [430, 340, 262, 194, 136];

const SUN: Readonly<Record<SlideId, readonly [x: number, y: number]>> = {
  telehealth: [118, 352],
  coaching: [280, 362],
  nutritionist: [452, 340],
};

/** Bands of sea, the farthest first. */
const SEA = [
  'M0 368H560V510H0Z',
  'M0 392C120 386 220 400 330 395S480 388 560 393V510H0Z',
  'M0 424C110 416 230 432 340 427S490 418 560 424V510H0Z',
];

/** A service drawn in lines of one weight before a round window on the sea, in its own light: decoration. */
export const SlidePicture = ({ of, className }: Props): ReactNode => {
  const [x, y] = SUN[of];
  return (
    <svg className={`${styles.picture} ${className}`} data-slide={of} viewBox="0 0 560 560" aria-hidden>
      <g className={styles.light}>
        {LIGHT.map((radius) => (
          <circle key={radius} cx={x} cy={y} r={radius} />
        ))}
        <circle cx={x} cy={y} r="66" className={styles.sun} />
      </g>
      <g className={styles.sea}>
        {SEA.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <path d={`M${x - 62} 380h124M${x - 40} 405h92M${x - 72} 418h60`} className="glints" />
      <g className={styles.lines}>{SLIDE_DRAWINGS[of]}</g>
    </svg>
  );
};
