import type { BenefitGroup } from './benefit.ts';
import { PLANS, type Plan } from './plan.ts';

/** What a reader of the benefit tables has chosen. It lives in the address. */
export interface ComparisonChoice {
  /** Plans that are ticked, in the order of PLANS; none means all three. */
  readonly plans: readonly Plan[];
  readonly category: BenefitGroup | 'all';
  readonly differencesOnly: boolean;
  /** What benefits are searched for; empty: not searched. */
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

/** The columns to show: with none ticked, all three. */
export const plansShown = ({ plans }: Pick<ComparisonChoice, 'plans'>): readonly Plan[] =>
  plans.length === 0 ? PLANS : plans;

/** Until 2199, so that no waiting period ends in a year of five figures. Early years are what a year being typed begins with. */
const ISO_DATE = /^(?:[01]\d|2[01])\d{2}-\d{2}-\d{2}$/;

/** "2026-02-28", but neither "2026-02-30", "9999-12-31" nor "yesterday". */
export const isDate = (text: string): boolean => {
  if (!ISO_DATE.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
