import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Benefit } from '#benefits/schema.ts';
import type { BenefitGroup } from '#domain/benefit.ts';
import { DATA, formatRow } from './plans-notation.ts';

/*
 * Typed by hand from section 9 of the specification, line by line, with the groups of ruling 27b. Values are Superior /
 * Optima / Vital in US dollars, or one value if all plans have the same. Never generate these values from the data: the
 * tests compare the data with them.
 */

describe('general constants of section 9', () => {
  it('plans have annual maximum, networks, out-of-network share, temporary coverage and waiver of premium, and nothing else', () => {
    expect(DATA.plans).toEqual({
      superior: {
        name: 'Superior',
        annualMaximum: 15_000_000,
        networks: ['open', 'ultra'],
        outOfNetworkPercent: 60,
        temporaryCoverage: 30_000,
        waiverOfPremiumYears: 2,
      },
      optima: {
        name: 'Optima',
        annualMaximum: 10_000_000,
        networks: ['ultra', 'plus'],
        outOfNetworkPercent: 60,
        temporaryCoverage: 25_000,
        waiverOfPremiumYears: 2,
      },
      vital: {
        name: 'Vital',
        annualMaximum: 5_000_000,
        networks: ['plus', 'core'],
        outOfNetworkPercent: null,
        temporaryCoverage: 20_000,
        waiverOfPremiumYears: 1,
      },
    });
    expect(Object.keys(DATA.plans)).toEqual(['superior', 'optima', 'vital']);
  });

  it('six deductible options; two deductibles per policy; 50% after 3 claim-free years with options 1 to 3; options that include benefits', () => {
    expect(DATA.deductibles).toEqual({
      options: [
        { option: 1, outsideUs: 1000, insideUs: 3000 },
        { option: 2, outsideUs: 2000, insideUs: 4000 },
        { option: 3, outsideUs: 5000, insideUs: 5000 },
        { option: 4, outsideUs: 5000, insideUs: 7500 },
        { option: 5, outsideUs: 10_000, insideUs: 10_000 },
        { option: 6, outsideUs: 20_000, insideUs: 20_000 },
      ],
      familyMaximum: 2,
      vanishing: { percent: 50, claimFreeYears: 3, options: [1, 2, 3] },
      maternityOptions: [1, 2],
      preventiveOptions: [1, 2, 3],
    });
  });

  it('ages, waiting days and the rules of section 5', () => {
    expect(DATA.policy).toEqual({
      minimumAge: 18,
      maximumAge: 76,
      startWaitingDays: 30,
      reviewDays: 10,
      notificationHours: 72,
      emergencyReportHours: 48,
      dependentMaximumAge: 24,
    });
    expect(DATA.maternity).toEqual({ dependentDaughterMonths: 10 });
    // 100% is from section 9, the number of telehealth languages from section 2.
    expect(DATA.services).toEqual({ paidPercent: 100, telehealthLanguages: 20 });
  });
});

/** A change of a waiting period also needs a change of the lists in the answer waiting-periods.md, in each language. */
const ROWS: Readonly<Record<BenefitGroup, readonly string[]>> = {
  // Ruling 27b; figures from "General" of section 9, the lower age from section 5.
  general: [
    'annual-maximum | 15,000,000 / 10,000,000 / 5,000,000',
    'networks | open or ultra / ultra or plus / plus or core',
    'out-of-network | 60% / 60% / N/A',
    'age-limit | 18 to 76',
    'renewal | guaranteed',
    'start-of-coverage | 30 days',
    'temporary-coverage | 30,000 / 25,000 / 20,000',
    'family-maximum | 2 deductibles',
    'vanishing-deductible | 50% | options 1, 2, 3',
  ],
  emergency: [
    'air-ambulance | 100% / 100,000 / 50,000',
    'return-ticket | 2,000 per event / 1,000 per event / 500 per event',
    'emergency-dental | within 180 days',
    'repatriation | 100,000 / 50,000 / 20,000',
    // No deductible: section 2, home page, item 5.
    'funeral-expenses | 2,500 / 1,500 / N/A | 12-month wait | deductible waived',
    'companion-of-minor | 500 per day up to 20 days / 300 per day up to 20 days / 200 per day up to 20 days | under 18',
  ],
  inpatient: [
    'organ-transplant | 3,000,000 per organ / 1,000,000 per organ / 500,000 per organ | 12-month wait',
    'living-donor | 50,000 / 40,000 / 30,000 | 12-month wait',
    'bariatric-surgery | 15,000 / 10,000 / 5,000 | 24-month wait',
    'prophylactic-surgery | 40,000 / 30,000 / 20,000 | 12-month wait',
  ],
  'inpatient-outpatient': [
    'congenital-conditions | 100% / 2,000,000 / 500,000 | under 18 | lifetime',
    'hiv-aids | 1,000,000 / 500,000 / 100,000 | 12-month wait',
    'palliative-care | 100% / 100% up to 60 days / 100% up to 30 days',
    'professional-sports | 100% / 500,000 / N/A',
    'specialized-treatment | 12,000 / 6,000 / 3,000',
  ],
  outpatient: [
    'home-health | 90 days / 60 days / 10,000',
    'medicines | 100% / 100,000 / 20,000',
    'durable-equipment | 100% / 100,000 / 10,000',
    'nutritionists | 3 visits / 2 visits / N/A',
    'hearing-aids | 3,000 / 1,500 / N/A',
    // No deductible: section 2, home page, item 5.
    'eye-exam | 200 / N/A / N/A | 10-month wait | deductible waived',
    'refractive-surgery | 1,500 / 1,000 / 500 | 24-month wait | lifetime',
    'vasectomy | 2,000 / 1,500 / 1,000 | 10-month wait | lifetime',
    'allergies | 100%',
  ],
  wellness: [
    'newborn-exams | 300 per visit up to 6 visits / 300 per visit up to 3 visits / 150 per visit up to 3 visits | to 1',
    // 10 months: "Waiting-period tags" of section 9, and ruling 27b.
    'routine-exam | 750 / 500 / 300 | from 1 | 10-month wait',
    'preventive-exams | 1,500 / 1,000 / 500 | options 1, 2, 3' +
      ' | colonoscopy from 45 every 10 years | mammogram from 40 once per policy year' +
      ' | pap-smear from 21 to 65 every 3 years | psa from 50 once per policy year',
  ],
  // Heading of the group: 10-month wait, deductible options 1 and 2 only.
  maternity: [
    'birth-both-parents | 15,000 / 10,000 / 7,000 | 10-month wait | options 1, 2',
    'birth-mother-only | 12,000 / 8,000 / 5,000 | 10-month wait | options 1, 2',
    'birth-complications | 1,000,000 / 600,000 / 400,000 | 10-month wait | lifetime | options 1, 2',
    'stem-cell-collection | 2,000 per baby / 1,000 per baby / 500 per baby | 10-month wait | options 1, 2',
    // No deductible: section 2, home page, item 5.
    'fertility-treatment | 8,000 / N/A / N/A | 24-month wait | deductible waived | lifetime | options 1, 2',
    'tubal-ligation | 2,000 / 1,500 / 1,000 | 10-month wait | lifetime | options 1, 2',
    // Paid like the birth, so with its waiting period and its options.
    'circumcision | in birth | 10-month wait | options 1, 2',
  ],
  additional: [
    'telehealth | 100% | deductible waived',
    'second-medical-opinion | 100% | deductible waived',
    'mental-health-coaching | 100% | deductible waived',
    'waiver-of-premium | 2 years / 2 years / 1 years',
  ],
};

describe('benefits of section 9, in the groups and the order of ruling 27b', () => {
  const benefits: Readonly<Record<BenefitGroup, readonly Benefit[]>> = DATA.benefits;

  it.each(Object.entries(ROWS))(
    '%s has every row with every value and mark, and no other row',
    (group, rows) => {
      expect(benefits[group as BenefitGroup].map(formatRow)).toEqual(rows);
    },
  );
});

it('facts of the provider match section 9', () => {
  const provider = JSON.parse(readFileSync('data/provider.json', 'utf8'));
  expect(provider).toMatchObject({
    parent: { experienceYears: 60 },
    rating: { grade: 'A+', gradeName: 'Superior', rank: 2, ratings: 16, date: '2025-06-25', heldSince: 1982 },
    figures: { year: 2024, liquidity: 1.3e9, benefitsPaid: 16.2e9, netIncome: 240e6 },
    workplaceRankingYear: 2024,
  });
});
