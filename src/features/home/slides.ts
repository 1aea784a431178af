import type { Plan } from '#domain/plan.ts';

/** Slides of the home page. `benefit`: id of a benefit on the plan cards; the slide shows its plans. */
export const SLIDES = [
  { id: 'telehealth', path: '/af-care#telehealth', benefit: 'telehealth' },
  { id: 'coaching', path: '/af-care#mental-health-coaching', benefit: 'mental-health-coaching' },
  { id: 'nutritionist', path: '/compare-plans#nutritionists', benefit: 'nutritionist' },
] as const;

export type SlideFacts = (typeof SLIDES)[number];
export type SlideId = SlideFacts['id'];

export type SlidePlans = Readonly<Record<SlideId, readonly Plan[]>>;
