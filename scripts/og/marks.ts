import type { Plan } from '#domain/plan.ts';

const arc = (centre: number, ground: number, radius: number): string =>
  `M${centre - radius} ${ground}a${radius} ${radius} 0 0 1 ${2 * radius} 0`;

const stroke = (path: string, color: string): string => `<path d="${path}" stroke="${color}"/>`;

/** The arcs of src/app/shell/Wordmark.tsx, in its own 44 × 30 units. */
export const wordmarkArcs = (
  x: number,
  y: number,
  scale: number,
  colors: readonly [string, string, string],
): string => {
  const arcs = [20, 13, 6].map((radius, index) => stroke(arc(22, 24, radius), colors[index] ?? colors[0]));
  const horizon = stroke('M2 28.5h40', colors[0]);
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-width="2.25" stroke-linecap="round">${arcs.join('')}${horizon}</g>`;
};

const PLAN_ARCS: Readonly<Record<Plan, readonly number[]>> = {
  superior: [2, 5, 8],
  optima: [5, 8],
  vital: [8],
};

/** The mark of src/components/PlanMark.tsx, in its own 18 × 11 units. */
export const planMark = (plan: Plan, x: number, y: number, scale: number, color: string): string => {
  const arcs = PLAN_ARCS[plan].map((radius) => stroke(arc(9, 10, radius), color)).join('');
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-width="1.75">${arcs}</g>`;
};
