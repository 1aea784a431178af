import { inNetwork, type Network, type NetworkFlags } from './network.ts';

export const PLANS = ['superior', 'optima', 'vital'] as const;
export type Plan = (typeof PLANS)[number];

/** The two networks of a plan; a member has one of them. */
export type PlanNetworks = Readonly<Record<Plan, readonly Network[]>>;

/** A policy: a plan with one of its two networks. */
export interface PlanNetwork {
  readonly plan: Plan;
  readonly network: Network;
}

/** The hospitals that a plan reaches with one of its networks, and those that it misses, in their order. */
export interface Coverage<Of> extends PlanNetwork {
  readonly reached: readonly Of[];
  readonly missed: readonly Of[];
}

/** Filters the networks that the hospital belongs to. */
export const networksReaching = (hospital: NetworkFlags, networks: readonly Network[]): readonly Network[] =>
  networks.filter((network) => inNetwork(network, hospital));

/**
 * Per plan the networks that reach the hospital: alternatives, never both at once (ruling 15). A plan without one is left out.
 */
export const plansCovering = (hospital: NetworkFlags, planNetworks: PlanNetworks) =>
  PLANS.map((plan) => ({ plan, networks: networksReaching(hospital, planNetworks[plan]) })).filter(
    ({ networks }) => networks.length > 0,
  );

export const planNetworkPairs = (
  plans: readonly Plan[],
  planNetworks: PlanNetworks,
): readonly PlanNetwork[] =>
  plans.flatMap((plan) => planNetworks[plan].map((network) => ({ plan, network })));

/**
 * Coverage of each plan with each of its networks, the best first; equals in the order of plans and their networks.
 * The networks of a plan are never united: a member has one of them (ruling 15).
 */
export const coverageOf = <Of extends NetworkFlags>(
  hospitals: readonly Of[],
  planNetworks: PlanNetworks,
  plans: readonly Plan[] = PLANS,
): readonly Coverage<Of>[] =>
  planNetworkPairs(plans, planNetworks)
    .map((pair) => ({
      ...pair,
      reached: hospitals.filter((hospital) => inNetwork(pair.network, hospital)),
      missed: hospitals.filter((hospital) => !inNetwork(pair.network, hospital)),
    }))
    .sort((a, b) => b.reached.length - a.reached.length);
