import { brand, planName } from '#content/facts.ts';
import { OG_SIZE } from '#domain/files.ts';
import type { Plan } from '#domain/plan.ts';
import { arc, PLAN_RADII, WORDMARK_ARCS, WORDMARK_HORIZON } from './brand-arcs.ts';
import { display, strong } from './face.ts';
import { fitTitle } from './fit-title.ts';
import { mix, planOf, type Subject, type Theme, themeOf, token } from './theme.ts';

/** In pixels: y position of the horizon, above which is the sky and below which is the sea, and the sun on the horizon. */
export const HORIZON = 506;
const SUN = { x: 964, radius: 104 } as const;
/** Width of a band of light in pixels; the outermost of three rings hides the edge of the innermost band. */
const STEP = 96;
const RING = { width: 12, step: 33 } as const;

/** Draws a disc around the sun's center; the sea covers the lower half of the disc. */
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

/** Draws concentric arcs of light around the sun, and the sun's reflection on the sea. */
export const drawScene = ({ sky, glow, rings, sea }: Theme): string =>
  [
    `<rect width="${OG_SIZE.width}" height="${OG_SIZE.height}" fill="${sky}"/>`,
    ...glow.map((color, index) => disc(SUN.radius + STEP * (glow.length - index), color)),
    ...rings.map((color, index) => ring(SUN.radius + RING.step * (rings.length - index), color)),
    disc(SUN.radius, token('sun')),
    `<rect y="${HORIZON}" width="${OG_SIZE.width}" height="${OG_SIZE.height - HORIZON}" fill="${sea}"/>`,
    ripples(sea),
  ].join('');

const stroke = (path: string, color: string): string => `<path d="${path}" stroke="${color}"/>`;

export const wordmarkArcs = (
  x: number,
  y: number,
  scale: number,
  colors: readonly [string, string, string],
  width = 2.25,
): string => {
  const arcs = WORDMARK_ARCS.map((path, index) => stroke(path, colors[index] ?? colors[0]));
  const horizon = stroke(WORDMARK_HORIZON, colors[0]);
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-width="${width}" stroke-linecap="round">${arcs.join('')}${horizon}</g>`;
};

export const planMark = (plan: Plan, x: number, y: number, scale: number, color: string): string => {
  const arcs = PLAN_RADII[plan].map((radius) => stroke(arc(9, 10, radius), color)).join('');
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-width="1.75">${arcs}</g>`;
};

export interface Picture extends Subject {
  readonly title: string;
  readonly label: string;
}

const LEFT = 72;
const TITLE = { leading: 1.1, bottom: HORIZON - 66 } as const;
/** Widths of title lines in pixels: beside the sun alone, and beside the arcs around the sun. */
export const TITLE_ROOM = { sun: { line: 880, last: 730 }, arcs: { line: 684, last: 650 } } as const;
const FOOT = { y: 577, size: 24, mark: 56, gap: 40 } as const;

const words = (outline: string, color: string): string => `<path d="${outline}" fill="${color}"/>`;

const drawTitle = (text: string, { title, rings }: Theme): string => {
  const { size, lines } = fitTitle(text, TITLE_ROOM[rings.length === 0 ? 'sun' : 'arcs']);
  const top = TITLE.bottom - (lines.length - 1) * size * TITLE.leading;
  return lines
    .map((line, index) => display.outline(line, size, LEFT - size * 0.03, top + index * size * TITLE.leading))
    .map((outline) => words(outline, title))
    .join('');
};

const drawFoot = (plan: Plan | undefined, label: string, { label: color, sea }: Theme): string => {
  if (plan === undefined) return words(strong.outline(label, FOOT.size, LEFT, FOOT.y), color);
  const name = planName(plan);
  const start = LEFT + FOOT.mark;
  const soft = mix(sea, color, 0.72);
  const end = start + strong.width(name, FOOT.size) + FOOT.gap;
  return [
    planMark(plan, LEFT - 2, FOOT.y - 24, 2.4, color),
    words(strong.outline(name, FOOT.size, start, FOOT.y), color),
    words(strong.outline(label, FOOT.size, end, FOOT.y), soft),
  ].join('');
};

/** Draws the picture as SVG with all texts as outlines, so that no font is needed. */
export const drawPicture = (picture: Picture): string => {
  const theme = themeOf(picture);
  const { width, height } = OG_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    drawScene(theme),
    wordmarkArcs(LEFT - 2, 62, 1.4, theme.mark),
    words(display.outline(brand.name, 31, 148, 97), theme.title),
    drawTitle(picture.title, theme),
    drawFoot(planOf(picture), picture.label, theme),
    '</svg>',
  ].join('');
};
