import type { BenefitGroup } from '#domain/benefit.ts';
import type { Plan } from '#domain/plan.ts';
import type { glossary } from './glossary-text.ts';
import type { withoutDeductibleText } from './without-deductible.ts';

/*
 * Benefits as they read in one language. The build writes these texts from data/plans.json and data/words; a page carries
 * them in its HTML, never in a script.
 */

export interface BenefitText {
  /** Stable; the row's anchor. */
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** Ages and frequencies of single exams, one per line. */
  readonly rules?: readonly string[];
  /** Amount or share that each plan pays; a missing plan does not include the benefit. */
  readonly values: Readonly<Partial<Record<Plan, string>>>;
  /** Months that the policy must have been in force before the benefit begins. */
  readonly waitingMonths?: number;
  readonly waitingDays?: number;
  readonly waived?: true;
  /** True: all amounts are lifetime maximums. A list: only those of these plans are; the others pay without an amount. */
  readonly lifetime?: true | readonly Plan[];
  /** The deductible options that include the benefit; undefined: all. */
  readonly options?: readonly number[];
  readonly term?: string;
  /** Folded words that a search matches, in all languages; only on pages with a search. */
  readonly search?: string;
}

export interface BenefitGroupText {
  readonly id: BenefitGroup;
  readonly heading: string;
  readonly notes: readonly string[];
  readonly rows: readonly BenefitText[];
}

/** A benefit of the plan cards, and the plans whose cards list it. */
export interface CardBenefit {
  readonly id: string;
  readonly plans: readonly Plan[];
}

/** The benefits without a deductible: of all plans, or of one plan. */
export type WithoutDeductibleText = ReturnType<typeof withoutDeductibleText>;

/** The insurance terms of data/words/…/glossary.json, which `<GlossaryPopovers>` explains in place. */
export type Glossary = ReturnType<typeof glossary>;
