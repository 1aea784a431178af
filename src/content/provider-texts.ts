import { formatMoney, formatNumber } from '#domain/format.ts';
import { formatDate } from '#domain/format-date.ts';
import { formatBigMoney, formatRank } from '#domain/format-figures.ts';
import { numberWord } from '#domain/number-word.ts';
import type { FactText } from './facts-text.ts';
import { provider } from './provider.ts';

const same =
  (text: string): FactText =>
  () =>
    text;
const number =
  (value: number): FactText =>
  (language) =>
    formatNumber(language, value);
const bigMoney =
  (dollars: number): FactText =>
  (language) =>
    formatBigMoney(language, dollars);

const { asOf, rating, figures, barbados, parent, workplaceRankingYear, care } = provider;

/** Facts of the company as texts refer to them. Years are never grouped. */
export const providerTexts: readonly (readonly [string, FactText])[] = [
  ['notes.asof', (language) => formatDate(language, asOf)],
  ['rating.grade', same(`${rating.grade} (${rating.gradeName})`)],
  ['rating.rank', (language) => formatRank(language, rating.rank)],
  ['rating.scale', number(rating.ratings)],
  ['rating.date', (language) => formatDate(language, rating.date)],
  ['rating.since', same(String(rating.heldSince))],
  ['ranking.year', same(String(workplaceRankingYear))],
  ['figures.year', same(String(figures.year))],
  ['money.figures.liquidity', bigMoney(figures.liquidity)],
  ['money.figures.benefits', bigMoney(figures.benefitsPaid)],
  ['money.figures.income', bigMoney(figures.netIncome)],
  ['barbados.companies', number(barbados.insuranceCompanies)],
  ['barbados.leastcorrupt.top', (language) => numberWord(language, barbados.leastCorruptTop)],
  ['peg', same(`USD\u00a0${barbados.peg.usd} = BBD\u00a0${barbados.peg.bbd}`)],
  ['parent.years', number(parent.experienceYears)],
  ['telehealth.hours', same(care.telehealthAvailability)],
  ['money.rewards.max', (language) => formatMoney(language, care.rewardMaximum)],
  ['rewards.years', (language) => numberWord(language, care.rewardYears)],
];
