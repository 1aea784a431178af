import { annualMaximum, networkName, planName, planNetworks } from '#content/facts.ts';
import { formatBigMoney, formatList } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { PLANS, type Plan } from '#domain/plan.ts';

/** "Open or Ultra": a policy has one of the two networks. */
export const networksPhrase = (language: Language, plan: Plan): string =>
  formatList(language, planNetworks[plan].map(networkName), 'disjunction');

/** "US$15 million", for headlines, cards and leads. */
export const maximumPhrase = (language: Language, plan: Plan): string =>
  formatBigMoney(language, annualMaximum(plan));

export const optionsPhrase = (language: Language, options: readonly number[]): string =>
  formatList(language, options.map(String), 'conjunction');

export const plansPhrase = (language: Language): string =>
  formatList(language, PLANS.map(planName), 'conjunction');
