import { isBenefitGroup } from '#domain/benefit.ts';
import { type ComparisonChoice, MAX_QUERY, NOTHING_CHOSEN } from '#domain/comparison.ts';
import { isDate } from '#domain/dates.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { withParams } from './query-string.ts';

const NO_PLAN = 'none';

const plansFrom = (value: string | null): readonly Plan[] => {
  if (value === null) return PLANS;
  const named = value.toLowerCase().split(',');
  const known = PLANS.filter((plan) => named.includes(plan));
  return known.length > 0 || value === NO_PLAN ? known : PLANS;
};

/**
 * Parses a query string and ignores invalid values:
 * `?plans=superior,vital&category=maternity&only=differences&q=…&option=4&start=2026-12-01`
 */
export const choiceFrom = (params: URLSearchParams, options: readonly number[]): ComparisonChoice => {
  const start = params.get('start') ?? '';
  const category = params.get('category');
  return {
    plans: plansFrom(params.get('plans')),
    category: category === 'all' || isBenefitGroup(category) ? category : NOTHING_CHOSEN.category,
    differencesOnly: params.get('only') === 'differences',
    query: (params.get('q') ?? '').slice(0, MAX_QUERY),
    option: options.find((option) => String(option) === params.get('option')),
    start: isDate(start) ? start : '',
  };
};

/** Serializes a choice to a query string. Keeps unrelated parameters (`lang`) and leaves out default values. */
export const paramsOf = (choice: ComparisonChoice, others: URLSearchParams): URLSearchParams =>
  withParams(others, {
    plans: choice.plans.length === PLANS.length ? '' : choice.plans.join(',') || NO_PLAN,
    category: choice.category === NOTHING_CHOSEN.category ? '' : choice.category,
    only: choice.differencesOnly ? 'differences' : '',
    q: choice.query.trim() === '' ? '' : choice.query,
    option: choice.option === undefined ? '' : String(choice.option),
    start: choice.start,
  });
