import { OG_SIZE } from '#domain/files.ts';
import type { Theme } from './theme.ts';
import { mix, token } from './tokens.ts';

/** The line of the sea, and the sun that stands on it; pixels. */
export const HORIZON = 506;
const SUN = { x: 964, radius: 104 } as const;
/** From band to band of light; the first ends under the third ring, so that no edge shows between rings. */
const STEP = 96;
const RING = { width: 12, step: 33 } as const;

/** Half a disc over the horizon; the sea covers the other half. */
const disc = (radius: number, color: string): string =>
  `<circle cx="${SUN.x}" cy="${HORIZON}" r="${radius}" fill="${color}"/>`;

const ring = (radius: number, color: string): string =>
  `<circle cx="${SUN.x}" cy="${HORIZON}" r="${radius}" fill="none" stroke="${color}" stroke-width="${RING.width}"/>`;

const ripples = (sea: string): string =>
  [0.96, 0.7, 0.44, 0.2]
    .map((share, index) => {
      const half = SUN.radius * share;
      const y = HORIZON + 22 + index * 22;
      const color = mix(sea, token('sun'), 0.85 - index * 0.2);
      return `<path d="M${SUN.x - half} ${y}H${SUN.x + half}" stroke="${color}" stroke-width="5" stroke-linecap="round"/>`;
    })
    .join('');

/** Concentric arcs of light around the sun over the horizon, and its glitter on the sea. */
export const drawScene = ({ sky, glow, rings, sea }: Theme): string =>
  [
    `<rect width="${OG_SIZE.width}" height="${OG_SIZE.height}" fill="${sky}"/>`,
    ...glow.map((color, index) => disc(SUN.radius + STEP * (glow.length - index), color)),
    ...rings.map((color, index) => ring(SUN.radius + RING.step * (rings.length - index), color)),
    disc(SUN.radius, token('sun')),
    `<rect y="${HORIZON}" width="${OG_SIZE.width}" height="${OG_SIZE.height - HORIZON}" fill="${sea}"/>`,
    ripples(sea),
  ].join('');
