import type { Plan } from '#domain/plan.ts';
import { COLOR } from './style.ts';

/** The arcs of src/app/shell/Wordmark.tsx, in its own 44 × 30 units. */
const ARCS: readonly (readonly [string, string])[] = [
  ['M2 24a20 20 0 0 1 40 0', COLOR.ink],
  ['M9 24a13 13 0 0 1 26 0', COLOR.lagoon],
  ['M16 24a6 6 0 0 1 12 0', COLOR.sun],
  ['M2 28.5h40', COLOR.ink],
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
    const diameter = radius * 2;
    doc
      .path(`M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${diameter} 0`)
      .stroke(HORIZON_COLORS[index] ?? COLOR.mist);
  });
  doc.restore();
};

/** The mark of a plan, as in src/components/PlanMark.tsx: three, two or one arc. */
const PLAN_ARCS: Readonly<Record<Plan, readonly number[]>> = {
  superior: [2, 5, 8],
  optima: [5, 8],
  vital: [8],
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
  for (const radius of PLAN_ARCS[plan])
    doc.path(`M${8 - radius} 0a${radius} ${radius} 0 0 1 ${2 * radius} 0`).stroke(color);
  doc.restore();
};
