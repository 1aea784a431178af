import type { BenefitGroupText, BenefitText } from '#benefits/benefit-text.ts';
import { narrowed, searchBenefits } from '#benefits/search.ts';
import type { BenefitGroup } from '#domain/benefit.ts';
import { type ComparisonChoice, plansShown } from '#domain/comparison.ts';
import type { Plan } from '#domain/plan.ts';

/** What the tables show for a choice, and the counts that say so. */
export interface ComparisonShown {
  readonly plans: readonly Plan[];
  /** Narrowed to the rows that may be seen; closed groups included. */
  readonly groups: readonly BenefitGroupText[];
  readonly open: BenefitGroup | 'all';
  /** A search runs through all categories, whichever is chosen. */
  readonly searched: boolean;
  /** Rows in the open groups. */
  readonly count: number;
  /** Rows of the open groups that are left out because the plans do not differ in them. */
  readonly alike: number;
}

/** The plans pay different things for a benefit. */
export const differs = ({ values }: BenefitText, plans: readonly Plan[]): boolean =>
  plans.some((plan) => values[plan] !== values[plans[0] ?? plan]);

/** A plan by itself differs from nothing: then there is nothing to leave out. */
export const comparesPlans = (plans: readonly Plan[]): boolean => plans.length > 1;

const rowsIn = (groups: readonly BenefitGroupText[], open: BenefitGroup | 'all'): number =>
  groups.reduce((sum, { id, rows }) => (open === 'all' || open === id ? sum + rows.length : sum), 0);

/** Plans, rows and counts that a choice leads to. */
export const comparisonShown = (
  benefits: readonly BenefitGroupText[],
  choice: ComparisonChoice,
): ComparisonShown => {
  const plans = plansShown(choice);
  const searched = choice.query.trim() !== '';
  const open = searched ? 'all' : choice.category;
  const found = searched ? searchBenefits(benefits, choice.query) : benefits;
  const narrow = choice.differencesOnly && comparesPlans(plans);
  const groups = narrow ? narrowed(found, (row) => differs(row, plans)) : found;
  const count = rowsIn(groups, open);
  return { plans, groups, open, searched, count, alike: rowsIn(found, open) - count };
};
