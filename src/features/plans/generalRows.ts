import { deductibles, outOfNetworkPercent, policy, temporaryCoverage } from '#content/facts.ts';
import type { CoverageWords } from '#content/words/coverage.ts';
import { fill, formatMoney, formatPercent, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';
import { maximumPhrase, networksPhrase, optionsPhrase } from './phrases.ts';

export interface BenefitRow {
  /** Stable; the row's anchor. */
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** The value is a waiting period. */
  readonly waiting?: true;
  /** Undefined: not included in the plan. */
  readonly value: (plan: Plan) => string | undefined;
}

/** The general group: what the policy itself is. Source: decision 27b. */
export const generalRows = (language: Language, words: CoverageWords): readonly BenefitRow[] => [
  { id: 'annual-maximum', ...words.rows.annualMaximum, value: (plan) => maximumPhrase(language, plan) },
  { id: 'networks', ...words.rows.networks, value: (plan) => networksPhrase(language, plan) },
  { id: 'out-of-network', ...words.rows.outOfNetwork, value: (plan) => outOfNetwork(language, plan) },
  ageLimit(words),
  { id: 'renewal', label: words.rows.renewal.label, value: () => words.rows.renewal.value },
  start(language, words),
  {
    id: 'temporary-coverage',
    ...words.rows.temporary,
    value: (plan) => formatMoney(language, temporaryCoverage(plan)),
  },
  familyMaximum(language, words),
  vanishing(language, words),
];

const outOfNetwork = (language: Language, plan: Plan): string | undefined => {
  const percent = outOfNetworkPercent(plan);
  return percent === undefined ? undefined : formatPercent(language, percent);
};

const ageLimit = ({ rows }: CoverageWords): BenefitRow => {
  const ages = { from: String(policy.minimumAge), to: String(policy.maximumAge) };
  return { id: 'age-limit', label: rows.ageLimit.label, value: () => fill(rows.ageLimit.value, ages) };
};

const start = (language: Language, { rows, days }: CoverageWords): BenefitRow => ({
  id: 'start-of-coverage',
  label: rows.start.label,
  waiting: true,
  value: () => plural(language, days, policy.startWaitingDays),
});

const familyMaximum = (language: Language, { rows, deductibleCount }: CoverageWords): BenefitRow => ({
  id: 'family-maximum',
  ...rows.familyMaximum,
  value: () => plural(language, deductibleCount, deductibles.familyMaximum),
});

const vanishing = (language: Language, { rows }: CoverageWords): BenefitRow => {
  const { percent, claimFreeYears, options } = deductibles.vanishing;
  const detail = fill(rows.vanishing.detail, {
    years: String(claimFreeYears),
    options: optionsPhrase(language, options),
  });
  return {
    id: 'vanishing-deductible',
    label: rows.vanishing.label,
    detail,
    value: () => formatPercent(language, percent),
  };
};
