import type { ReactNode } from 'react';
import styles from './Scene.module.css';

export interface SceneProps {
  readonly className?: string | undefined;
  readonly tone: 'day' | 'dusk';
  /** Height of the view box, which is 1440 wide. */
  readonly height: number;
  readonly sun: readonly [x: number, horizon: number];
  /** Radii of the circles of light around the sun, descending; the last is the radius of the sun. */
  readonly light: readonly number[];
  readonly align?: 'xMidYMax' | 'xMaxYMax';
  /** Drawn behind the sea, in view box coordinates. */
  readonly land?: ReactNode;
  /** Drawn on the sea. */
  readonly children?: ReactNode;
}

/** Waves from the farthest to the nearest; the horizon is at y = 0. */
const SEA = [
  'M-400 0H1840V200H-400Z',
  'M-400 30C240 22 420 40 700 34S1180 24 1840 34V200H-400Z',
  'M-400 74C200 64 460 86 760 77S1220 64 1840 76V200H-400Z',
  'M-400 128C260 116 520 140 800 129S1260 118 1840 128V900H-400Z',
];

const GLINTS =
  'M-80 14h160M-44 26h98M-92 44h74M16 42h82M-30 58h70M-64 86h58M22 92h66M-20 108h44M-70 146h50M6 154h62';

/** Decorative scene: circles of light around a sun over the sea. Flat shapes without outlines. */
export const Scene = ({
  className,
  tone,
  height,
  sun: [x, horizon],
  light,
  align = 'xMaxYMax',
  land,
  children,
}: SceneProps) => (
  <svg
    className={`${className} no-forced-colors no-print`}
    data-tone={tone}
    viewBox={`0 0 1440 ${height}`}
    preserveAspectRatio={`${align} slice`}
    aria-hidden
  >
    <g className={styles.light}>
      {light.map((radius) => (
        <circle key={radius} cx={x} cy={horizon} r={radius} />
      ))}
    </g>
    {land}
    <g className={styles.sea} transform={`translate(0 ${horizon})`}>
      {SEA.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
    <path d={GLINTS} className="glints" transform={`translate(${x} ${horizon})`} />
    {children}
  </svg>
);
