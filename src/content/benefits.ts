import { benefits as benefitFacts, cardBenefits as cards, withoutDeductible as sets } from '#data/plans.json';
import type { Benefit, BenefitGroup } from '#domain/benefit.ts';
import type { Plan } from '#domain/plan.ts';
import { deductibles } from './facts.ts';

/** Every row of the benefit tables, by group. Source: specification, section 9; groups: ruling 27b. */
export const benefits = benefitFacts as Readonly<Record<BenefitGroup, readonly Benefit[]>>;

/** The deductible options that a benefit is limited to; undefined: it comes with every option. */
export const optionsOf = ({ limitedTo }: Benefit): readonly number[] | undefined => {
  if (limitedTo === undefined) return undefined;
  return {
    maternity: deductibles.maternityOptions,
    preventive: deductibles.preventiveOptions,
    vanishing: deductibles.vanishing.options,
  }[limitedTo];
};

/** A benefit that is shown among those without a deductible. Source: specification, section 2, home page; ruling 27a. */
export interface WithoutDeductible {
  /** A row of the tables, but for `serious-accident`, of which the source gives no row. */
  readonly benefit: string;
  /** Only the first hospitalization after the accident. */
  readonly firstHospitalization?: boolean;
}

/** The two sets that take turns. */
export const withoutDeductible: readonly (readonly WithoutDeductible[])[] = sets;

/** One benefit of the plan cards, and the plans whose cards list it. Source: specification, section 3. */
export interface CardBenefit {
  readonly id: string;
  readonly plans: readonly Plan[];
}

export const cardBenefits = cards as readonly CardBenefit[];
