import { readFileSync } from 'node:fs';
import type { Ages, Benefit, BenefitFact, BenefitValue, Exam } from '#benefits/schema.ts';
import { PLANS, type Plan } from '#domain/plan.ts';

/** Content of data/plans.json, read without the readers of the site. */
export const DATA = JSON.parse(readFileSync('data/plans.json', 'utf8'));

/** Formats a figure as in the specification: "15,000". */
const figure = (value: number): string => value.toLocaleString('en-US');

const UNITS = { amount: figure, percent: (value: number): string => `${value}%` } as const;

/** Formats a value as in the specification: "300 per visit up to 6 visits", "100% up to 60 days". Throws for an unknown part. */
const valueIn = (value: BenefitValue | null | undefined): string => {
  if (value === null) return 'N/A';
  if (value === undefined) throw new Error('a plan has no value');
  const parts = Object.entries(value).map(([name, part]) => {
    if (name === 'amount' || name === 'percent') return UNITS[name](Number(part));
    if (name === 'per') return `per ${part}`;
    if (name === 'maximumDays') return `up to ${part} days`;
    if (name === 'maximumVisits') return `up to ${part} visits`;
    if (name === 'days' || name === 'visits') return `${part} ${name}`;
    if (name === 'withinDays') return `within ${part} days`;
    if (name === 'includedIn') return `in ${part}`;
    throw new Error(`the table has no words for "${name}"`);
  });
  return parts.join(' ');
};

const FACTS: Readonly<Record<BenefitFact, (plan: Plan) => string>> = {
  annualMaximum: (plan) => figure(DATA.plans[plan].annualMaximum),
  networks: (plan) => DATA.plans[plan].networks.join(' or '),
  outOfNetworkPercent: (plan) => {
    const share = DATA.plans[plan].outOfNetworkPercent;
    return share === null ? 'N/A' : `${share}%`;
  },
  ages: () => `${DATA.policy.minimumAge} to ${DATA.policy.maximumAge}`,
  renewal: () => 'guaranteed',
  startWaitingDays: () => `${DATA.policy.startWaitingDays} days`,
  temporaryCoverage: (plan) => figure(DATA.plans[plan].temporaryCoverage),
  familyMaximum: () => `${DATA.deductibles.familyMaximum} deductibles`,
  vanishingPercent: () => `${DATA.deductibles.vanishing.percent}%`,
  servicePercent: () => `${DATA.services.paidPercent}%`,
  waiverOfPremiumYears: (plan) => `${DATA.plans[plan].waiverOfPremiumYears} years`,
};

const valuesIn = ({ fact, values }: Benefit): string => {
  const each = PLANS.map((plan) => (fact ? FACTS[fact](plan) : valueIn(values?.[plan])));
  return new Set(each).size === 1 ? (each[0] ?? '') : each.join(' / ');
};

const agesIn = (ages: Ages): string =>
  Object.entries(ages)
    .map(([name, age]) => `${name} ${age}`)
    .join(' ');

const examIn = ({ id, ages, everyYears, oncePerPolicyYear, ...more }: Exam): string => {
  if (Object.keys(more).length > 0) throw new Error(`the table has no words for ${Object.keys(more)}`);
  const often = oncePerPolicyYear ? 'once per policy year' : `every ${everyYears} years`;
  return `${id} ${agesIn(ages)} ${often}`;
};

const optionsIn = (limit: NonNullable<Benefit['limitedTo']>): string => {
  const lists = {
    maternity: DATA.deductibles.maternityOptions,
    preventive: DATA.deductibles.preventiveOptions,
    vanishing: DATA.deductibles.vanishing.options,
  };
  return `options ${lists[limit].join(', ')}`;
};

/** Returns all content of a row in one line. Throws for an unknown part, so that no part is ignored. */
export const formatRow = (row: Benefit): string => {
  const { id, fact, values, term, waitingMonths, deductible, coverage, limitedTo, ages, exams, ...more } =
    row;
  if (Object.keys(more).length > 0) throw new Error(`the table has no words for ${Object.keys(more)}`);
  const marks = [
    ...(ages ? [agesIn(ages)] : []),
    ...(waitingMonths === undefined ? [] : [`${waitingMonths}-month wait`]),
    ...(deductible ? [`deductible ${deductible}`] : []),
    ...(coverage ? [coverage] : []),
    ...(limitedTo ? [optionsIn(limitedTo)] : []),
    ...(exams ?? []).map(examIn),
  ];
  return [id, valuesIn(row), ...marks].join(' | ');
};
