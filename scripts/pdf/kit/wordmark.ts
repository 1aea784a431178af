import type { Plan } from '#domain/plan.ts';
import { arc, PLAN_RADII, WORDMARK_ARCS, WORDMARK_HORIZON } from '#scripts/og/brand-arcs.ts';
import { COLOR, type Doc } from './style.ts';

const ARCS: readonly (readonly [string, string])[] = [
  [WORDMARK_ARCS[0], COLOR.ink],
  [WORDMARK_ARCS[1], COLOR.lagoon],
  [WORDMARK_ARCS[2], COLOR.sun],
  [WORDMARK_HORIZON, COLOR.ink],
];

export const WORDMARK_WIDTH = 44;

export const drawArcs = (doc: Doc, x: number, y: number, scale: number): void => {
  doc.save().translate(x, y).scale(scale).lineWidth(2.25).lineCap('round');
  for (const [path, color] of ARCS) doc.path(path).stroke(color);
  doc.restore();
};

/** Draws arcs above a horizon beside the title; (`x`, `y`) is the center of the arcs. */
export const drawHorizon = (doc: Doc, x: number, y: number): void => {
  doc.save().lineWidth(2.25).lineCap('round');
  for (const radius of [64, 50, 36]) doc.path(arc(x, y, radius)).stroke(COLOR.mist);
  doc.path(arc(x, y, 22)).stroke(COLOR.sun);
  doc.restore();
};

/** Draws the plan's arcs. `x`: left end of the widest arc; `y`: baseline of the arcs. */
export const drawPlanMark = (
  doc: Doc,
  plan: Plan,
  color: string,
  { x, y }: { x: number; y: number },
): void => {
  doc.save().translate(x, y).scale(1.75).lineWidth(1.75);
  for (const radius of PLAN_RADII[plan]) doc.path(arc(8, 0, radius)).stroke(color);
  doc.restore();
};
