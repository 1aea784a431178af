import type { Network } from './network.ts';

export const PLANS = ['superior', 'optima', 'vital'] as const;
export type Plan = (typeof PLANS)[number];

/** The two networks of a plan; a member has one of them. */
export type PlanNetworks = Readonly<Record<Plan, readonly Network[]>>;

/** Which hospitals a network reaches: its own, and for Open all of them. */
type Reach = Readonly<Record<Exclude<Network, 'open'>, boolean>>;

interface Way {
  readonly plan: Plan;
  /** Networks of this plan that reach the hospital: alternatives, never both at once. */
  readonly networks: readonly Network[];
}

/** The ways that reach a hospital, per plan AND network; a plan without one is left out. */
export const waysTo = (hospital: Reach, planNetworks: PlanNetworks): readonly Way[] =>
  PLANS.map((plan) => ({
    plan,
    networks: planNetworks[plan].filter((network) => network === 'open' || hospital[network]),
  })).filter(({ networks }) => networks.length > 0);

/** How a policy would be held: a plan with one of its two networks. */
export interface Holding {
  readonly plan: Plan;
  readonly network: Network;
}

/** Which of some hospitals a holding reaches, and which not, both in their order. */
export interface Answer<Of> extends Holding {
  readonly reached: readonly Of[];
  readonly missed: readonly Of[];
}

/** Every way to hold a policy of these plans, in the order of plans and of their networks. */
export const holdingsOf = (plans: readonly Plan[], planNetworks: PlanNetworks): readonly Holding[] =>
  plans.flatMap((plan) => planNetworks[plan].map((network) => ({ plan, network })));

/** Every hospital of the directory belongs to Open (decision 9). */
export const reaches = (network: Network, hospital: Reach): boolean =>
  network === 'open' || hospital[network];

/**
 * What each plan reaches with each of its networks, the best answer first; equals in the order of plans and their networks.
 * The networks of a plan are never united: a member has one of them (decision 15).
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
