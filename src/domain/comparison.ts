import type { BenefitGroup } from './benefit.ts';
import { PLANS, type Plan } from './plan.ts';

/** The options of the benefit tables, which the address holds. */
export interface ComparisonChoice {
  /** The ticked plans, in the order of PLANS; none means all. */
  readonly plans: readonly Plan[];
  readonly category: BenefitGroup | 'all';
  readonly differencesOnly: boolean;
  readonly query: string;
  /** Deductible option; undefined: not chosen. */
  readonly option: number | undefined;
  /** The policy's first day, an ISO date; empty: not given. */
  readonly start: string;
}

/** All plans, the first category, nothing else. Source: specification, section 2. */
export const NOTHING_CHOSEN: ComparisonChoice = {
  plans: PLANS,
  category: 'general',
  differencesOnly: false,
  query: '',
  option: undefined,
  start: '',
};

export const MAX_QUERY = 100;

/** The plans of the columns: with none ticked, all. */
export const plansShown = ({ plans }: Pick<ComparisonChoice, 'plans'>): readonly Plan[] =>
  plans.length === 0 ? PLANS : plans;
