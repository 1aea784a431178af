import { cardBenefits } from '#content/benefits.ts';
import type { Plan } from '#domain/plan.ts';
import { SLIDES, type SlidePlans } from '#features/home/slides.ts';

const plansWith = (benefit: string): readonly Plan[] => {
  const plans = cardBenefits.find(({ id }) => id === benefit)?.plans;
  if (plans === undefined)
    throw new Error(`data/plans.json: no card lists "${benefit}", which a slide shows`);
  return plans;
};

/** The plans that include what each slide of the home page shows. */
export const slidePlans = (): SlidePlans =>
  Object.fromEntries(SLIDES.map(({ id, benefit }) => [id, plansWith(benefit)])) as unknown as SlidePlans;
