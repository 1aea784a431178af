import { deductibles } from '#content/facts.ts';
import { cardBenefits as cards, benefits as rows, withoutDeductible as sets } from '#data/plans.json';
import type { CardBenefit } from './benefit-text.ts';
import type { Benefit, PlansFile } from './schema.ts';

/** Every row of the benefit tables, by group. Source: specification, section 9; groups: ruling 27b. */
export const benefits = rows as PlansFile['benefits'];

/** The two sets that alternate. Source: specification, section 2, home page; ruling 27a. */
export const withoutDeductible = sets as PlansFile['withoutDeductible'];

/** Source: specification, section 3. */
export const cardBenefits = cards as readonly CardBenefit[];

const ROWS: readonly Benefit[] = Object.values(benefits).flat();

export const benefitOf = (id: string): Benefit | undefined => ROWS.find((row) => row.id === id);

/** Exams of all benefits. */
export const EXAMS = ROWS.flatMap(({ exams = [] }) => exams);

export const optionsOf = ({ limitedTo }: Benefit): readonly number[] | undefined => {
  if (limitedTo === undefined) return undefined;
  return {
    maternity: deductibles.maternityOptions,
    preventive: deductibles.preventiveOptions,
    vanishing: deductibles.vanishing.options,
  }[limitedTo];
};
