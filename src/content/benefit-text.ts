import type { BenefitGroup } from '#domain/benefit.ts';
import type { Plan } from '#domain/plan.ts';

/**
 * A row of the benefit tables as it is read in one language. The build writes it from data/plans.json and
 * data/words/…/benefits.json; it stands in the page's HTML and in no script (scripts/benefit-texts.ts).
 */
export interface BenefitText {
  /** Stable; the row's anchor. */
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** Ages and frequencies of single exams, a line each. */
  readonly rules?: readonly string[];
  /** What each plan pays; a plan that is left out does not include the benefit. */
  readonly values: Readonly<Partial<Record<Plan, string>>>;
  /** How long the policy must have been in force before the benefit begins. */
  readonly waitingMonths?: number;
  readonly waitingDays?: number;
  /** Paid without a deductible. */
  readonly waived?: true;
  /** The amount is for a lifetime. */
  readonly lifetime?: true;
  /** The deductible options that the benefit comes with; left out: all. */
  readonly options?: readonly number[];
  /** Term of the glossary that explains the row. */
  readonly term?: string;
  /** Folded words by which a search finds the row, in all three languages; only where there is a search. */
  readonly search?: string;
}

export interface BenefitGroupText {
  readonly id: BenefitGroup;
  readonly heading: string;
  /** What holds for the whole group. */
  readonly notes: readonly string[];
  readonly rows: readonly BenefitText[];
}
