import brand from '#data/brand.json';
import { deductibles as deductibleFacts, networks, plans, policy } from '#data/plans.json';
import { fill, formatMoney } from '#domain/format.ts';
import { type Language, pathIn } from '#domain/language.ts';
import { PLANS } from '#domain/plan.ts';
import type { Keyed } from './forms/form-words.ts';

/** ISO 4217 codes offered for amounts; other codes can be typed. */
export const CURRENCIES: readonly string[] = 'USD BBD BRL COP CRC DOP GTQ MXN PEN TTD'.split(' ');

const names = (facts: Readonly<Record<string, { name: string }>>): Keyed =>
  Object.fromEntries(Object.entries(facts).map(([id, { name }]) => [id, name]));

export const PLAN_NAMES = names(plans);
export const NETWORK_NAMES = names(networks);

/** "Superior: Open, Ultra · Optima: Ultra, Plus · Vital: Plus, Core" */
const networksByPlan = PLANS.map((plan) => {
  const { name, networks } = plans[plan];
  return `${name}: ${networks.map((network) => NETWORK_NAMES[network]).join(', ')}`;
}).join(' · ');

/** Telephone numbers, with no-break spaces so that no number breaks across lines. */
export const telephones = brand.telephones.map((number) => number.replaceAll(' ', '\u00a0')).join(', ');

/** Returns amounts by placeholder: deductible1 → "US$1,000 / US$3,000", outside and inside the United States. */
const deductibles = (language: Language): Keyed =>
  Object.fromEntries(
    deductibleFacts.options.map(({ option, outsideUs, insideUs }) => [
      `deductible${option}`,
      [outsideUs, insideUs].map((dollars) => formatMoney(language, dollars)).join(' / '),
    ]),
  );

/** Returns the web address of the privacy notice: "www.health-plans.example/es/privacy". */
export const privacyAddress = (language: Language): string =>
  `${new URL(brand.siteUrl).host}${pathIn(language, '/privacy')}`;

/** Fills the placeholders of company, hours, networks, deductibles and telephones. */
export const withFacts = (text: string, language: Language): string =>
  fill(text, {
    brand: brand.name,
    before: String(policy.notificationHours),
    after: String(policy.emergencyReportHours),
    networks: networksByPlan,
    telephones,
    ...deductibles(language),
  });
