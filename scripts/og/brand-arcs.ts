import type { Plan } from '#domain/plan.ts';

/** Returns the SVG path of a half circle above a horizontal line. */
export const arc = (center: number, ground: number, radius: number): string =>
  `M${center - radius} ${ground}a${radius} ${radius} 0 0 1 ${2 * radius} 0`;

/** Arcs of src/app/shell/Wordmark.tsx, outermost first, in its 44 × 30 units. */
export const WORDMARK_ARCS = [arc(22, 24, 20), arc(22, 24, 13), arc(22, 24, 6)] as const;
export const WORDMARK_HORIZON = 'M2 28.5h40';

/** Radii of the arcs of src/components/PlanMark.tsx, in its 18 × 11 units. */
export const PLAN_RADII: Readonly<Record<Plan, readonly number[]>> = {
  superior: [2, 5, 8],
  optima: [5, 8],
  vital: [8],
};
