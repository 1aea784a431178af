import type { Network } from './network.ts';

export const PLANS = ['superior', 'optima', 'vital'] as const;
export type Plan = (typeof PLANS)[number];

/** The two networks of a plan; a member has one of them. */
export type PlanNetworks = Readonly<Record<Plan, readonly Network[]>>;

/** Whether a hospital is in each network; every hospital is in Open. */
type Reach = Readonly<Record<Exclude<Network, 'open'>, boolean>>;

interface Way {
  readonly plan: Plan;
  /** Networks of this plan with the hospital: alternatives, never both at once. */
  readonly networks: readonly Network[];
}

/** The plans that cover a hospital, with their networks; other plans are left out. */
export const waysTo = (hospital: Reach, planNetworks: PlanNetworks): readonly Way[] =>
  PLANS.map((plan) => ({
    plan,
    networks: planNetworks[plan].filter((network) => network === 'open' || hospital[network]),
  })).filter(({ networks }) => networks.length > 0);

/** A plan with one of its two networks. */
export interface Holding {
  readonly plan: Plan;
  readonly network: Network;
}

/** The hospitals inside and outside of a plan's network, in their order. */
export interface Answer<Of> extends Holding {
  readonly reached: readonly Of[];
  readonly missed: readonly Of[];
}

/** Every plan with each of its networks, in order. */
export const holdingsOf = (plans: readonly Plan[], planNetworks: PlanNetworks): readonly Holding[] =>
  plans.flatMap((plan) => planNetworks[plan].map((network) => ({ plan, network })));

/** Every hospital is in Open (decision 9). */
export const reaches = (network: Network, hospital: Reach): boolean =>
  network === 'open' || hospital[network];

/**
 * The hospitals that each plan covers with each of its networks, the most first; ties in the order of plans and networks.
 * The networks of a plan are never combined: a member has one of them (decision 15).
 */
export const answersFor = <Of extends Reach>(
  hospitals: readonly Of[],
  planNetworks: PlanNetworks,
  plans: readonly Plan[] = PLANS,
): readonly Answer<Of>[] =>
  holdingsOf(plans, planNetworks)
    .map((holding) => ({
      ...holding,
      reached: hospitals.filter((hospital) => reaches(holding.network, hospital)),
      missed: hospitals.filter((hospital) => !reaches(holding.network, hospital)),
    }))
    .sort((a, b) => b.reached.length - a.reached.length);
