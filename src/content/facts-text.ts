import {
  formatBigMoney,
  formatDate,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRank,
  type Gender,
  numberWord,
} from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { PLANS } from '#domain/plan.ts';
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

/** Texts of the facts in a language, by name. Years are never grouped. */
const textsIn = (language: Language): ReadonlyMap<string, string> => {
  const number = (value: number) => formatNumber(language, value);
  const inWords = (value: number, gender?: Gender) => numberWord(language, value, gender);
  const money = (dollars: number) => formatMoney(language, dollars);
  const bigMoney = (dollars: number) => formatBigMoney(language, dollars);
  const percent = (value?: number) => (value === undefined ? '' : formatPercent(language, value));
  const list = (values: readonly number[]) => formatList(language, values.map(String));
  return new Map([
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
    ['deductible.family.max', inWords(deductibles.familyMaximum, DEDUCTIBLE[language])],
    ['deductible.vanishing.percent', percent(deductibles.vanishing.percent)],
    ['deductible.vanishing.years', inWords(deductibles.vanishing.claimFreeYears)],
    ['deductible.vanishing.options', list(deductibles.vanishing.options)],
    ...deductibles.options.flatMap(({ option, outsideUs, insideUs }): [string, string][] => [
      [`deductible.${option}.option`, number(option)],
      [`money.deductible.${option}.outside`, money(outsideUs)],
      [`money.deductible.${option}.inside`, money(insideUs)],
    ]),
    ['money.zero', money(0)],
    ...PLANS.flatMap((plan): [string, string][] => [
      [`money.${plan}.max`, money(annualMaximum(plan))],
      [`money.${plan}.temporary`, money(temporaryCoverage(plan))],
      [`percent.${plan}.outofnetwork`, percent(outOfNetworkPercent(plan))],
    ]),
    ['notes.asof', formatDate(language, asOf)],
    ['rating.grade', `${rating.grade} (“${rating.gradeName}”)`],
    ['rating.rank', formatRank(language, rating.rank)],
    ['rating.scale', number(rating.ratings)],
    ['rating.date', formatDate(language, rating.date)],
    ['rating.since', String(rating.heldSince)],
    ['ranking.year', String(workplaceRankingYear)],
    ['figures.year', String(figures.year)],
    ['money.figures.liquidity', bigMoney(figures.liquidity)],
    ['money.figures.benefits', bigMoney(figures.benefitsPaid)],
    ['money.figures.income', bigMoney(figures.netIncome)],
    ['barbados.companies', number(barbados.insuranceCompanies)],
    ['barbados.leastcorrupt.top', inWords(barbados.leastCorruptTop)],
    ['peg', `USD\u00a0${barbados.peg.usd} = BBD\u00a0${barbados.peg.bbd}`],
    ['parent.years', number(parent.experienceYears)],
    ['telehealth.hours', care.telehealthAvailability],
    ['money.rewards.max', money(care.rewardMaximum)],
    ['rewards.years', inWords(care.rewardYears)],
  ]);
};

const TEXTS = { ENG: textsIn('ENG'), ESP: textsIn('ESP'), POR: textsIn('POR') };

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
  reference.startsWith('fact:') ? TEXTS[language].get(reference.slice(5)) : CONTACTS.get(reference);

/** Puts facts into a text: `{{fact:age.min}}`, `{{email.medical}}`, `{{brand}}`. Throws when there is no such fact. */
export const factText = (language: Language, text: string): string =>
  text.replace(/\{\{([^{}]+)\}\}/g, (whole, reference: string) => {
    const value = referenced(language, reference.trim());
    if (value === undefined) throw new Error(`there is no fact for ${whole}`);
    return value;
  });
