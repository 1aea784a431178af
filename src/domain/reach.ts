import type { Network } from './network.ts';
import { type NetworkFlags, PLANS, type Plan, type PlanNetworks } from './plan.ts';

/** How a policy would be held: a plan with one of its two networks. */
export interface PlanNetwork {
  readonly plan: Plan;
  readonly network: Network;
}

/** Which of some hospitals a holding reaches, and which not, both in their order. */
export interface Answer<Of> extends PlanNetwork {
  readonly reached: readonly Of[];
  readonly missed: readonly Of[];
}

/** Every way to hold a policy of these plans, in the order of plans and of their networks. */
export const planNetworkPairs = (
  plans: readonly Plan[],
  planNetworks: PlanNetworks,
): readonly PlanNetwork[] =>
  plans.flatMap((plan) => planNetworks[plan].map((network) => ({ plan, network })));

/** Every hospital of the directory belongs to Open (decision 9). */
export const inNetwork = (network: Network, hospital: NetworkFlags): boolean =>
  network === 'open' || hospital[network];

/**
 * What each plan reaches with each of its networks, the best answer first; equals in the order of plans and their networks.
 * The networks of a plan are never united: a member has one of them (decision 15).
 */
export const answersFor = <Of extends NetworkFlags>(
  hospitals: readonly Of[],
  planNetworks: PlanNetworks,
  plans: readonly Plan[] = PLANS,
): readonly Answer<Of>[] =>
  planNetworkPairs(plans, planNetworks)
    .map((holding) => ({
      ...holding,
      reached: hospitals.filter((hospital) => inNetwork(holding.network, hospital)),
      missed: hospitals.filter((hospital) => !inNetwork(holding.network, hospital)),
    }))
    .sort((a, b) => b.reached.length - a.reached.length);
