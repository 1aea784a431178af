import type { BenefitGroup } from '#domain/benefit.ts';
import type { Plan } from '#domain/plan.ts';

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

/** Benefits that the same plans have. */
export interface CardGroup {
  readonly label: string;
  readonly benefits: readonly string[];
}

/** A button of a card: its text and its accessible name, which includes the plan's. */
export interface CardAction {
  readonly text: string;
  readonly name: string;
}

export interface PlanCardText {
  readonly plan: Plan;
  /** The annual maximum: "US$15 million". */
  readonly amount: string;
  readonly network: string;
  readonly count: string;
  /** Benefits that not every plan has. */
  readonly groups: readonly CardGroup[];
  readonly learnMore: CardAction;
  readonly compare: CardAction;
}

export interface PlanCardsText {
  readonly heading: string;
  readonly compare: string;
  readonly upTo: string;
  readonly perYear: string;
  /** Benefits that every plan has. */
  readonly shared: CardGroup;
  readonly cards: readonly PlanCardText[];
}

export interface WithoutDeductibleItem {
  /** A row of the benefit tables, or `serious-accident`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Share, lifetime maximum, waiting period and options, one per line. */
  readonly conditions: readonly string[];
  /** The plans that include the benefit, or the hospitalization that it is limited to. */
  readonly tag?: string;
}

export interface WithoutDeductibleText {
  readonly heading: string;
  readonly lead: string;
  readonly label: string;
  /** The two sets that alternate. */
  readonly sets: readonly { readonly name: string; readonly items: readonly WithoutDeductibleItem[] }[];
  readonly pause: string;
  readonly play: string;
  /** Explains what the amounts are; undefined where the sets have no amounts. */
  readonly note?: string;
  readonly compare: string;
}

/** The insurance terms of data/words/…/glossary.json, which `<GlossaryPopovers>` explains in place. */
export interface Glossary {
  readonly heading: string;
  readonly close: string;
  readonly entries: readonly {
    /** Stable; the explanation's element id is `term-…`. */
    readonly id: string;
    readonly term: string;
    readonly meaning: string;
  }[];
}
