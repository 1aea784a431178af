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
  /** Ages and frequencies of single exams, a line each. */
  readonly rules?: readonly string[];
  /** What each plan pays; a plan that is left out does not include the benefit. */
  readonly values: Readonly<Partial<Record<Plan, string>>>;
  /** How long the policy must have been in force before the benefit begins. */
  readonly waitingMonths?: number;
  readonly waitingDays?: number;
  readonly waived?: true;
  /** The amounts are lifetime maximums; or only those of these plans, and the others pay without an amount. */
  readonly lifetime?: true | readonly Plan[];
  /** The deductible options that the benefit comes with; left out: all. */
  readonly options?: readonly number[];
  readonly term?: string;
  /** Folded words that a search matches, in all languages; only where there is a search. */
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
  /** What not every plan has. */
  readonly groups: readonly CardGroup[];
  readonly learnMore: CardAction;
  readonly compare: CardAction;
}

export interface PlanCardsText {
  readonly heading: string;
  readonly compare: string;
  readonly upTo: string;
  readonly perYear: string;
  /** What every plan has, written once. */
  readonly shared: CardGroup;
  readonly cards: readonly PlanCardText[];
}

export interface WithoutDeductibleItem {
  /** A row of the benefit tables, or `serious-accident`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What it pays and depends on, a line each: share, lifetime, waiting period, options. */
  readonly conditions: readonly string[];
  /** The plans that it is limited to, or the hospitalization. */
  readonly tag?: string;
}

export interface WithoutDeductibleText {
  readonly heading: string;
  readonly lead: string;
  readonly label: string;
  /** The two that take turns. */
  readonly sets: readonly { readonly name: string; readonly items: readonly WithoutDeductibleItem[] }[];
  readonly pause: string;
  readonly play: string;
  /** What the amounts count; left out where the page's sets name none. */
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
