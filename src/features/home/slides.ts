import { cardBenefits } from '#content/benefits.ts';

/** The slides in the order of the specification: the section that each leads to, and its benefit on the plan cards. */
export const SLIDES = [
  { id: 'telehealth', path: '/af-care#telehealth', benefit: 'telehealth' },
  { id: 'coaching', path: '/af-care#mental-health-coaching', benefit: 'mental-health-coaching' },
  { id: 'nutritionist', path: '/compare-plans#nutritionists', benefit: 'nutritionist' },
] as const;

export type SlideFacts = (typeof SLIDES)[number];
export type SlideId = SlideFacts['id'];

/** The plans that include what a slide shows. */
export const plansOf = ({ benefit }: SlideFacts) =>
  cardBenefits.find(({ id }) => id === benefit)?.plans ?? [];
