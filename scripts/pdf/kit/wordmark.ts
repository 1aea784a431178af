import type { Plan } from '#domain/plan.ts';
import { arc, PLAN_RADII, WORDMARK_ARCS, WORDMARK_HORIZON } from '#scripts/brand-arcs.ts';
import { COLOR } from './style.ts';

const ARCS: readonly (readonly [string, string])[] = [
  [WORDMARK_ARCS[0], COLOR.ink],
  [WORDMARK_ARCS[1], COLOR.lagoon],
  [WORDMARK_ARCS[2], COLOR.sun],
  [WORDMARK_HORIZON, COLOR.ink],
];

export const WORDMARK_WIDTH = 44;

export const drawArcs = (doc: PDFKit.PDFDocument, x: number, y: number, scale: number): void => {
  doc.save().translate(x, y).scale(scale).lineWidth(2.25).lineCap('round');
  for (const [path, color] of ARCS) doc.path(path).stroke(color);
  doc.restore();
};

const HORIZON_RADII = [64, 50, 36, 22] as const;
const HORIZON_COLORS = [COLOR.mist, COLOR.mist, COLOR.mist, COLOR.sun] as const;

/** Arcs above a horizon beside the title; `x` is their centre. */
export const drawHorizon = (doc: PDFKit.PDFDocument, x: number, y: number): void => {
  doc.save().lineWidth(2.25).lineCap('round');
  HORIZON_RADII.forEach((radius, index) => {
    doc.path(arc(x, y, radius)).stroke(HORIZON_COLORS[index] ?? COLOR.mist);
  });
  doc.restore();
};

const PLAN_SCALE = 1.75;

/** `x`: left end of the widest arc; `y`: baseline of the arcs. */
export const drawPlanMark = (
  doc: PDFKit.PDFDocument,
  plan: Plan,
  color: string,
  { x, y }: { readonly x: number; readonly y: number },
): void => {
  doc.save().translate(x, y).scale(PLAN_SCALE).lineWidth(1.75);
  for (const radius of PLAN_RADII[plan]) doc.path(arc(8, 0, radius)).stroke(color);
  doc.restore();
};
