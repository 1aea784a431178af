import { create } from 'zustand';
import { PLANS, type Plan } from '#domain/plan.ts';

/** Query parameter of the plan: `plan=optima`. */
export const PLAN_PARAMETER = 'plan';

export const planNamed = (value: string | undefined): Plan | '' => PLANS.find((plan) => plan === value) ?? '';

export const planFrom = (params: URLSearchParams): Plan | '' =>
  planNamed(params.get(PLAN_PARAMETER)?.toLowerCase());

/**
 * The plan that the visitor starts from, kept in memory. Pages that use the plan have it in their address, and so do links to
 * these pages (`useSitePath`). The results of the plan's two networks stay separate.
 */
export const useMyPlan = create<{ readonly plan: Plan | '' }>(() => ({ plan: '' }));

/** Path without language prefix; a query or fragment may follow. */
export const usesMyPlan = (path: string): boolean => /^\/(hospitals|compare-plans)(?![\w-])/.test(path);

/** Sets the plan from the address of a page that uses the plan. */
export const followAddressedPlan = (path: string, search: string): void => {
  const plan = planFrom(new URLSearchParams(search));
  if (usesMyPlan(path)) useMyPlan.setState({ plan });
};
