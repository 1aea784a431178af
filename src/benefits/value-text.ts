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
import { fill, formatList, formatMoney, formatPercent, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';
import type { Amount, BenefitFact, BenefitValue, Exam } from './schema.ts';

type ValueWords = BenefitWords['values'];

/** "US$500 per day, at most 20 days", "100%", "3 visits". */
export const valueText = (language: Language, words: ValueWords, value: BenefitValue): string => {
  if ('amount' in value) {
    const amount = formatMoney(language, value.amount);
    const text = value.per === undefined ? amount : fill(words.per[value.per], { amount });
    return limited(language, words, text, value);
  }
  if ('percent' in value) return limited(language, words, formatPercent(language, value.percent), value);
  if ('days' in value) return plural(language, words.days, value.days);
  if ('visits' in value) return plural(language, words.visits, value.visits);
  if ('withinDays' in value)
    return fill(words.within, { limit: plural(language, words.days, value.withinDays) });
  return words.includedIn[value.includedIn];
};

const limited = (
  language: Language,
  words: ValueWords,
  value: string,
  { maximumDays, maximumVisits }: Pick<Amount, 'maximumDays' | 'maximumVisits'>,
): string => {
  const count = maximumDays ?? maximumVisits;
  if (count === undefined) return value;
  const limit = plural(language, maximumDays === undefined ? words.visits : words.days, count);
  return fill(words.atMost, { value, limit });
};

type FactFormatter = (language: Language, words: ValueWords, plan: Plan) => string | undefined;

/** The facts of the policy or plan as table cells show them; undefined: not included in the plan. */
export const FACT_TEXTS: Readonly<Record<BenefitFact, FactFormatter>> = {
  annualMaximum: (language, _, plan) => formatMoney(language, annualMaximum(plan)),
  networks: (language, _, plan) => formatList(language, planNetworks[plan].map(networkName), 'disjunction'),
  outOfNetworkPercent: (language, _, plan) => {
    const percent = outOfNetworkPercent(plan);
    return percent === undefined ? undefined : formatPercent(language, percent);
  },
  ages: (_, words) => fill(words.ages, { from: String(policy.minimumAge), to: String(policy.maximumAge) }),
  renewal: (_, words) => words.renewal,
  startWaitingDays: (language, words) => plural(language, words.days, policy.startWaitingDays),
  temporaryCoverage: (language, _, plan) => formatMoney(language, temporaryCoverage(plan)),
  familyMaximum: (language, words) => plural(language, words.deductibles, deductibles.familyMaximum),
  vanishingPercent: (language) => formatPercent(language, deductibles.vanishing.percent),
  servicePercent: (language) => formatPercent(language, services.paidPercent),
  waiverOfPremiumYears: (language, words, plan) => plural(language, words.years, waiverOfPremiumYears(plan)),
};

/** "Pap smear: ages 21 to 65, once every 3 years". */
export const examText = (
  words: BenefitWords['exams'],
  { id, ages: { from = 0, to }, everyYears }: Exam,
): string =>
  fill(words.line, {
    exam: words.names[id],
    ages: fill(to === undefined ? words.from : words.between, { from: String(from), to: String(to) }),
    often:
      everyYears === undefined
        ? words.oncePerPolicyYear
        : fill(words.everyYears, { count: String(everyYears) }),
  });

interface RowWords {
  readonly label: string;
  /** Empty: the label says everything. */
  readonly detail: string;
  /** Search synonyms, separated by commas. */
  readonly synonyms: string;
}

/** Throws for a row without words. */
export const rowWords = (words: BenefitWords, id: string): RowWords => {
  const rows: Readonly<Record<string, RowWords>> = words.rows;
  const found = rows[id];
  if (found === undefined)
    throw new Error(`data/plans.json: benefit "${id}" has no words in data/words/…/benefits.json`);
  return found;
};
