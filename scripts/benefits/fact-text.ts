import {
  annualMaximum,
  deductibles,
  networkName,
  outOfNetworkPercent,
  planNetworks,
  policy,
  services,
  temporaryCoverage,
  waiverOfPremiumYears,
} from '#content/facts.ts';
import type { BenefitWords } from '#content/words/words.ts';
import type { BenefitFact } from '#domain/benefit.ts';
import { fill, formatList, formatMoney, formatPercent, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';

type ValueWords = BenefitWords['values'];
type Teller = (language: Language, words: ValueWords, plan: Plan) => string | undefined;

const percentOr = (language: Language, percent: number | undefined): string | undefined =>
  percent === undefined ? undefined : formatPercent(language, percent);

/** How the facts that stand elsewhere in the data are said in a table; undefined: not included in the plan. */
const TELLERS: Readonly<Record<BenefitFact, Teller>> = {
  annualMaximum: (language, _, plan) => formatMoney(language, annualMaximum(plan)),
  networks: (language, _, plan) => formatList(language, planNetworks[plan].map(networkName), 'disjunction'),
  outOfNetworkPercent: (language, _, plan) => percentOr(language, outOfNetworkPercent(plan)),
  ages: (_, words) => fill(words.ages, { from: String(policy.minimumAge), to: String(policy.maximumAge) }),
  renewal: (_, words) => words.renewal,
  startWaitingDays: (language, words) => plural(language, words.days, policy.startWaitingDays),
  temporaryCoverage: (language, _, plan) => formatMoney(language, temporaryCoverage(plan)),
  familyMaximum: (language, words) => plural(language, words.deductibles, deductibles.familyMaximum),
  vanishingPercent: (language) => formatPercent(language, deductibles.vanishing.percent),
  servicePercent: (language) => formatPercent(language, services.paidPercent),
  waiverOfPremiumYears: (language, words, plan) => plural(language, words.years, waiverOfPremiumYears(plan)),
};

export const factText = (
  language: Language,
  words: ValueWords,
  fact: BenefitFact,
  plan: Plan,
): string | undefined => TELLERS[fact](language, words, plan);
