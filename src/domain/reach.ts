import type { Network } from './network.ts';
import { PLANS, type Plan, type PlanNetworks, type Reach } from './plan.ts';

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

/** Every hospital of the directory belongs to Open (ruling 9). */
export const reaches = (network: Network, hospital: Reach): boolean =>
  network === 'open' || hospital[network];

/**
 * What each plan reaches with each of its networks, the best answer first; equals in the order of plans and their networks.
 * The networks of a plan are never united: a member has one of them (ruling 15).
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
