import type { ReactNode } from 'react';

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

const mix = (color: string, other: string, percent: number): string =>
  `color-mix(in oklab, var(--${color}), var(--${other}) ${percent}%)`;

/** Colors of the waves from the farthest to the nearest. */
const SEA_COLORS = {
  day: [mix('shell', 'lagoon', 46), mix('shell', 'lagoon', 72), 'var(--lagoon)', 'var(--lagoon-deep)'],
  dusk: [mix('ink', 'lagoon', 55), mix('ink', 'lagoon', 32), 'var(--ink)', 'var(--ink)'],
} as const;

/** Per cent of light in the circles around the sun, from the smallest. */
const GLOW = [72, 50, 32, 18];

/** Color of a circle of light; circle 0 is the sun. */
const lightColor = (tone: SceneProps['tone'], circle: number): string => {
  if (circle === 0) return 'var(--sun)';
  if (tone === 'dusk' && circle === 1) return mix('coral', 'sun', 42);
  const percent = GLOW[circle - 1] ?? 8;
  return tone === 'day' ? mix('sand', 'sun', percent) : mix('ink', 'coral', percent);
};

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
    viewBox={`0 0 1440 ${height}`}
    preserveAspectRatio={`${align} slice`}
    aria-hidden
  >
    {light.map((radius, index) => (
      <circle key={radius} cx={x} cy={horizon} r={radius} fill={lightColor(tone, light.length - 1 - index)} />
    ))}
    {land}
    <g transform={`translate(0 ${horizon})`}>
      {SEA.map((path, index) => (
        <path key={path} d={path} fill={SEA_COLORS[tone][index]} />
      ))}
    </g>
    <path d={GLINTS} className="glints" transform={`translate(${x} ${horizon})`} />
    {children}
  </svg>
);
