import brandFacts from '#data/brand.json';
import directoryFacts from '#data/directory.json';
import planFacts from '#data/plans.json';
import type { Network } from '#domain/network.ts';
import type { Plan, PlanNetworks } from '#domain/plan.ts';

/** Who stands behind the site and how to reach them; reserved values stand until the owner supplies real ones. */
export const brand = brandFacts;

/** Where the hospital directory comes from; `asOf` is an ISO date; `illustrative`: its network flags are samples. */
export const directory = directoryFacts;

/** Names are the same in every language. */
export const planName = (plan: Plan): string => planFacts.plans[plan].name;
export const networkName = (network: Network): string => planFacts.networks[network].name;

/** Annual maximum per insured person, whole US dollars. */
export const annualMaximum = (plan: Plan): number => planFacts.plans[plan].annualMaximum;

const networksOf = (plan: Plan): readonly Network[] => planFacts.plans[plan].networks as readonly Network[];

export const planNetworks: PlanNetworks = {
  superior: networksOf('superior'),
  optima: networksOf('optima'),
  vital: networksOf('vital'),
};

/** Hours within which an emergency is to be reported. Source: specification, section 5. */
export const EMERGENCY_REPORT_HOURS = 48;
