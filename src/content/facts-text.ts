import {
  formatBigMoney,
  formatDate,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRank,
} from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { type Gender, numberWord } from '#domain/number-word.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import {
  annualMaximum,
  brand,
  deductibles,
  maternity,
  outOfNetworkPercent,
  policy,
  services,
  temporaryCoverage,
} from './facts.ts';
import { provider } from './provider.ts';

type FactText = (language: Language) => string;

const factOf =
  <Value>(format: (language: Language, value: Value) => string) =>
  (value: Value): FactText =>
  (language) =>
    format(language, value);

const number = factOf(formatNumber);
const inWords = factOf((language, value: number) => numberWord(language, value));
const money = factOf(formatMoney);
const bigMoney = factOf(formatBigMoney);
const date = factOf(formatDate);
const list = factOf((language, values: readonly number[]) => formatList(language, values.map(String)));
const same = factOf((_, text: string) => text);
const percent = factOf((language, value: number | undefined) =>
  value === undefined ? '' : formatPercent(language, value),
);

const perPlan = (name: string, text: (plan: Plan) => FactText): [string, FactText][] =>
  PLANS.map((plan) => [name.replace('PLAN', plan), text(plan)]);

/** Gender of the noun for "deductible", with which numerals agree: “deducible”, “franquia”. */
const DEDUCTIBLE: Readonly<Record<Language, Gender>> = {
  ENG: 'masculine',
  ESP: 'masculine',
  POR: 'feminine',
};

const higherInUs = deductibles.options
  .filter(({ insideUs, outsideUs }) => insideUs > outsideUs)
  .map(({ option }) => option);

const { asOf, rating, figures, barbados, parent, workplaceRankingYear, care } = provider;

/** Facts of the company. Years are never grouped. */
const providerTexts: readonly (readonly [string, FactText])[] = [
  ['notes.asof', date(asOf)],
  ['rating.grade', same(`${rating.grade} (“${rating.gradeName}”)`)],
  ['rating.rank', factOf(formatRank)(rating.rank)],
  ['rating.scale', number(rating.ratings)],
  ['rating.date', date(rating.date)],
  ['rating.since', same(String(rating.heldSince))],
  ['ranking.year', same(String(workplaceRankingYear))],
  ['figures.year', same(String(figures.year))],
  ['money.figures.liquidity', bigMoney(figures.liquidity)],
  ['money.figures.benefits', bigMoney(figures.benefitsPaid)],
  ['money.figures.income', bigMoney(figures.netIncome)],
  ['barbados.companies', number(barbados.insuranceCompanies)],
  ['barbados.leastcorrupt.top', inWords(barbados.leastCorruptTop)],
  ['peg', same(`USD\u00a0${barbados.peg.usd} = BBD\u00a0${barbados.peg.bbd}`)],
  ['parent.years', number(parent.experienceYears)],
  ['telehealth.hours', same(care.telehealthAvailability)],
  ['money.rewards.max', money(care.rewardMaximum)],
  ['rewards.years', inWords(care.rewardYears)],
];

const TEXTS: ReadonlyMap<string, FactText> = new Map<string, FactText>([
  ['age.min', number(policy.minimumAge)],
  ['age.max', number(policy.maximumAge)],
  ['dependent.age', number(policy.dependentMaximumAge)],
  ['review.days', number(policy.reviewDays)],
  ['notify.hours', number(policy.notificationHours)],
  ['emergency.hours', number(policy.emergencyReportHours)],
  ['start.wait.days', number(policy.startWaitingDays)],
  ['maternity.daughter.months', number(maternity.dependentDaughterMonths)],
  ['maternity.options', list(deductibles.maternityOptions)],
  ['preventive.options', list(deductibles.preventiveOptions)],
  ['telehealth.languages', number(services.telehealthLanguages)],
  ['deductible.options', inWords(deductibles.options.length)],
  ['deductible.us.higher.options', list(higherInUs)],
  [
    'deductible.family.max',
    (language) => numberWord(language, deductibles.familyMaximum, DEDUCTIBLE[language]),
  ],
  ['deductible.vanishing.percent', percent(deductibles.vanishing.percent)],
  ['deductible.vanishing.years', inWords(deductibles.vanishing.claimFreeYears)],
  ['deductible.vanishing.options', list(deductibles.vanishing.options)],
  ...deductibles.options.flatMap(({ option, outsideUs, insideUs }): [string, FactText][] => [
    [`deductible.${option}.option`, number(option)],
    [`money.deductible.${option}.outside`, money(outsideUs)],
    [`money.deductible.${option}.inside`, money(insideUs)],
  ]),
  ['money.zero', money(0)],
  ...perPlan('money.PLAN.max', (plan) => money(annualMaximum(plan))),
  ...perPlan('money.PLAN.temporary', (plan) => money(temporaryCoverage(plan))),
  ...perPlan('percent.PLAN.outofnetwork', (plan) => percent(outOfNetworkPercent(plan))),
  ...providerTexts,
]);

const CONTACTS: ReadonlyMap<string, string> = new Map([
  ['brand', brand.name],
  ['phone.us.emergency', '911'],
  ['email.general', brand.emails.general],
  ['email.sales', brand.emails.sales],
  ['email.medical', brand.emails.medical],
  ['phone.0', brand.telephones[0] ?? ''],
  ['phone.1', brand.telephones[1] ?? ''],
]);

/** The text of a reference between double braces; undefined: there is no such fact. */
export const referenced = (language: Language, reference: string): string | undefined =>
  reference.startsWith('fact:') ? TEXTS.get(reference.slice(5))?.(language) : CONTACTS.get(reference);

/** Puts facts into a text: `{{fact:age.min}}`, `{{email.medical}}`, `{{brand}}`. Throws when there is no such fact. */
export const factText = (language: Language, text: string): string =>
  text.replace(/\{\{([^{}]+)\}\}/g, (whole, reference: string) => {
    const value = referenced(language, reference.trim());
    if (value === undefined) throw new Error(`there is no fact for ${whole}`);
    return value;
  });
