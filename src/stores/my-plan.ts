import { create } from 'zustand';
import { PLANS, type Plan } from '#domain/plan.ts';

/** In addresses: `plan=optima`. */
export const PLAN_PARAMETER = 'plan';

export const planNamed = (value: string | undefined): Plan | '' => PLANS.find((plan) => plan === value) ?? '';

export const planFrom = (params: URLSearchParams): Plan | '' =>
  planNamed(params.get(PLAN_PARAMETER)?.toLowerCase());

/**
 * The plan that the visitor starts from, until the tab is closed. Pages that use it have it in their address, and so have the links
 * to them (`useSitePath`). Networks stay separate answers.
 */
export const useMyPlan = create<{ readonly plan: Plan | '' }>(() => ({ plan: '' }));

/** Path without language prefix; a query or fragment may follow. */
export const usesMyPlan = (path: string): boolean => /^\/(hospitals|compare-plans)(?![\w-])/.test(path);

/** The address of a page that uses the plan decides it. */
export const followAddressedPlan = (path: string, search: string): void => {
  const plan = planFrom(new URLSearchParams(search));
  if (usesMyPlan(path)) useMyPlan.setState({ plan });
};
