import type { Network } from './network.ts';

export const PLANS = ['superior', 'optima', 'vital'] as const;
export type Plan = (typeof PLANS)[number];

/** The two networks of a plan; a member has one of them. */
export type PlanNetworks = Readonly<Record<Plan, readonly Network[]>>;

/** Which hospitals a network reaches: its own, and for Open all of them. */
export type NetworkFlags = Readonly<Record<Exclude<Network, 'open'>, boolean>>;

export interface CoveringPlan {
  readonly plan: Plan;
  /** Networks of this plan that reach the hospital: alternatives, never both at once. */
  readonly networks: readonly Network[];
}

/** The ways that reach a hospital, per plan AND network; a plan without one is left out. */
export const plansCovering = (hospital: NetworkFlags, planNetworks: PlanNetworks): readonly CoveringPlan[] =>
  PLANS.map((plan) => ({
    plan,
    networks: planNetworks[plan].filter((network) => network === 'open' || hospital[network]),
  })).filter(({ networks }) => networks.length > 0);
