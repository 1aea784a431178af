import type { Plan } from '#domain/plan.ts';

/** Benefits of a card that the same plans have; a divider stands between two groups. */
export interface CardGroup {
  /** Which plans have them. */
  readonly label: string;
  readonly benefits: readonly string[];
}

/** A button of a card: what it shows, and its whole name, which holds the plan's. */
export interface CardAction {
  readonly text: string;
  readonly name: string;
}

export interface PlanCardText {
  readonly plan: Plan;
  /** The annual maximum: "US$15,000,000". */
  readonly amount: string;
  readonly network: string;
  /** "17 benefits". */
  readonly count: string;
  readonly groups: readonly CardGroup[];
  readonly learnMore: CardAction;
  readonly compare: CardAction;
}

/** The plans section of the home page, written by the build (scripts/benefits/plan-cards.ts). */
export interface PlanCardsText {
  readonly heading: string;
  /** The way to the comparison that stands above the cards on small screens. */
  readonly compare: string;
  readonly upTo: string;
  readonly perYear: string;
  readonly cards: readonly PlanCardText[];
}
