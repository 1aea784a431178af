import { create } from 'zustand';
import { PLANS, type Plan } from '#domain/plan.ts';

/** In addresses: `plan=optima`. */
export const PLAN_PARAMETER = 'plan';

export const planFrom = (params: URLSearchParams): Plan | '' =>
  PLANS.find((plan) => plan === params.get(PLAN_PARAMETER)?.toLowerCase()) ?? '';

/** The plan that the visitor starts from, for every page until the tab is closed. Networks stay separate answers. */
export const useMyPlan = create<{ readonly plan: Plan | '' }>(() => ({ plan: '' }));
