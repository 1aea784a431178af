import brandFacts from '#data/brand.json';
import directoryFacts from '#data/directory.json';
import {
  deductibles as deductibleFacts,
  maternity as maternityFacts,
  networks,
  plans,
  policy as policyFacts,
  services as serviceFacts,
} from '#data/plans.json';
import { NETWORKS, type Network } from '#domain/network.ts';
import type { Plan, PlanNetworks } from '#domain/plan.ts';

/** Company and contacts. Values are reserved ones until the owner supplies real ones. */
export const brand = brandFacts;

/** Where the hospital directory comes from; `asOf` is an ISO date; `illustrative`: its network flags are samples. */
export const directory = directoryFacts;

/** Names are the same in every language. */
export const planName = (plan: Plan): string => plans[plan].name;
export const networkName = (network: Network): string => networks[network].name;

/** Annual maximum per insured person, whole US dollars. */
export const annualMaximum = (plan: Plan): number => plans[plan].annualMaximum;

/** The two networks of a plan; all networks for an empty plan. */
export const networksOf = (plan: Plan | ''): readonly Network[] =>
  plan === '' ? NETWORKS : (plans[plan].networks as readonly Network[]);

export const planNetworks: PlanNetworks = {
  superior: networksOf('superior'),
  optima: networksOf('optima'),
  vital: networksOf('vital'),
};

/** Share of a bill outside the member's network in the United States, per cent; undefined: not included in the plan. */
export const outOfNetworkPercent = (plan: Plan): number | undefined =>
  plans[plan].outOfNetworkPercent ?? undefined;

/** Coverage while the application is being assessed, whole US dollars. */
export const temporaryCoverage = (plan: Plan): number => plans[plan].temporaryCoverage;

/** Years for which the dependents' premium is waived when the policyholder dies. */
export const waiverOfPremiumYears = (plan: Plan): number => plans[plan].waiverOfPremiumYears;

/**
 * The options with their amounts, and their rules. `maternityOptions`, `preventiveOptions`: the options that include maternity and
 * delivery, and preventive exams. Source: specification, section 9.
 */
export const deductibles = deductibleFacts;

/** Ages at application, waiting days before coverage starts, days of review, hours of notice. Source: sections 5 and 9. */
export const policy = policyFacts;

/** Months on her parents' policy after which a dependent daughter's waiting period is waived. Source: section 5. */
export const maternity = maternityFacts;

/** Telehealth, second medical opinion and coaching: the share that is paid, per cent, and the languages of telehealth. */
export const services = serviceFacts;

/** Hours within which to report an emergency. Source: specification, section 5. */
export const EMERGENCY_REPORT_HOURS = policy.emergencyReportHours;

/** Hours of notice before a service that needs notification. Source: specification, section 5. */
export const NOTIFY_HOURS = policy.notificationHours;

/** Replaced by the build with SITE_URL from the environment. */
declare const __SITE_URL__: string | undefined;

/** Without a trailing slash. */
export const siteUrl: string = (typeof __SITE_URL__ === 'string' && __SITE_URL__) || brand.siteUrl;
