import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annualMaximum, deductibles } from '#content/facts.ts';
import {
  type FirstPayment,
  type FirstPaymentCase,
  firstPayment,
  MAX_BILL,
  MAX_PEOPLE,
  MAX_YEARS,
  readBill,
} from '#domain/calculators/first-payment.ts';
import { PLANS, type Plan } from '#domain/plan.ts';

const CASE: FirstPaymentCase = {
  bill: 50_000,
  place: 'inside',
  option: 1,
  people: 1,
  claimFreeYears: 0,
};

const worked = (part: Partial<FirstPaymentCase>, plan: Plan = 'superior'): FirstPayment | undefined =>
  firstPayment(deductibles, annualMaximum(plan), { ...CASE, ...part });

/** Returns the shares [first, plan, above]. */
const shares = (part: Partial<FirstPaymentCase>, plan?: Plan): readonly (number | undefined)[] => {
  const result = worked(part, plan);
  return [result?.first, result?.plan, result?.above];
};

const kinds = (part: Partial<FirstPaymentCase>): readonly string[] =>
  worked(part)?.steps.map(({ kind }) => kind) ?? [];

describe('deductible', () => {
  it.each([
    ['outside', 5_000],
    ['inside', 7_500],
  ] as const)('of option 4 %s the United States is %i', (place, amount) => {
    expect(shares({ option: 4, place })).toEqual([amount, 50_000 - amount, 0]);
    expect(worked({ option: 4, place })?.steps[0]).toEqual({ kind: place, amount });
  });

  it('takes all of a bill that does not exceed it, with a note', () => {
    expect(kinds({ bill: 3_000 })).toEqual(['inside', 'smallBill', 'rest']);
    expect(kinds({ bill: 3_001 })).toEqual(['inside', 'maximum', 'rest']);
  });
});

describe('vanishing deductible', () => {
  it.each([
    [1, 2, 3_000, 'notYet'],
    [3, 3, 2_500, 'vanishing'],
    [4, 3, 7_500, 'otherOption'],
    [6, 10, 20_000, 'otherOption'],
  ])('of option %i after %i claim-free years is %i: %s', (option, claimFreeYears, first, kind) => {
    expect(worked({ option, claimFreeYears })?.first).toBe(first);
    expect(kinds({ option, claimFreeYears })).toContain(kind);
  });

  it('is not mentioned without a claim-free year', () => {
    expect(kinds({})).toEqual(['inside', 'maximum', 'rest']);
  });
});

describe('family maximum', () => {
  it('is explained to a family with the sum of the single deductibles', () => {
    const step = { each: 3_000, most: 6_000 };
    expect(worked({ people: 2 })?.steps).toContainEqual({ kind: 'familyWithin', sum: 6_000, ...step });
    expect(worked({ people: 4 })?.steps).toContainEqual({ kind: 'familyCapped', sum: 12_000, ...step });
  });
});

describe('annual maximum', () => {
  it('limits the share of the plan per person, and is listed before it', () => {
    expect(shares({ bill: 5_003_000 }, 'vital')).toEqual([3_000, 5_000_000, 0]);
    expect(shares({ bill: 5_003_001 }, 'vital')).toEqual([3_000, 5_000_000, 1]);
    expect(worked({ bill: 6_000_000, people: 3 }, 'vital')?.steps.slice(-2)).toEqual([
      { kind: 'maximum', above: 2_994_000 },
      { kind: 'rest', amount: 15_000_000 },
    ]);
  });

  it('applies to each person; persons after the family maximum pay no deductible before it', () => {
    expect(shares({ bill: 5_001_000, people: 3 }, 'vital')).toEqual([6_000, 14_996_000, 1_000]);
  });
});

it('an unknown option has no result', () => {
  expect(worked({ option: 7 })).toBeUndefined();
});

describe('any example', () => {
  const example = fc.record<FirstPaymentCase>({
    bill: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: MAX_BILL })),
    place: fc.constantFrom('outside', 'inside'),
    option: fc.constantFrom(...deductibles.options.map(({ option }) => option)),
    people: fc.integer({ min: 1, max: MAX_PEOPLE }),
    claimFreeYears: fc.integer({ min: 0, max: MAX_YEARS }),
  });
  const plan = fc.constantFrom(...PLANS);
  const holds = (law: (example: FirstPaymentCase, result: FirstPayment, plan: Plan) => void): void =>
    fc.assert(
      fc.property(example, plan, (given, chosen) => {
        const result = worked(given, chosen);
        if (result === undefined) throw new Error('no result');
        law(given, result, chosen);
      }),
    );

  it('is divided to the dollar into whole shares, none below zero, with one explanation per rule', () => {
    holds(({ bill, people }, { first, plan, above, steps }, chosen) => {
      expect(first + plan + above).toBe(bill * people);
      for (const share of [first, plan, above]) expect(Number.isInteger(share) && share >= 0).toBe(true);
      expect(plan).toBeLessThanOrEqual(people * annualMaximum(chosen));
      expect(new Set(steps.map(({ kind }) => kind)).size).toBe(steps.length);
    });
  });

  it('has a first payment of people × min(bill, deductible), at most two deductibles', () => {
    holds(({ bill, place, option, people, claimFreeYears }, { first }) => {
      const amounts = deductibles.options.find((each) => each.option === option);
      const full = (place === 'inside' ? amounts?.insideUs : amounts?.outsideUs) ?? 0;
      const deductible = claimFreeYears >= 3 && option <= 3 ? full / 2 : full;
      expect(first).toBe(Math.min(people * Math.min(bill, deductible), 2 * deductible));
    });
  });
});

describe('typed bill', () => {
  it('is read as twelve thousand dollars in the notation of any language', () => {
    const ways = ['12000', ' 12000 ', '12,000', '12.000', '12 000', '12\u202f000', '12’000', "12'000"];
    const withCurrency = ['$12,000', 'US$\u00a012.000', 'usd 12000'];
    const withCents = ['12,000.00', '12.000,00', '12000.0', '012000'];
    for (const text of [...ways, ...withCurrency, ...withCents]) expect(readBill(text), text).toBe(12_000);
  });

  it('is rejected if it is no whole number of dollars', () => {
    const numbers = ['-5', '12.5', '12,50', '12,000.50', '1e5', '0x10', 'Infinity', '١٢٠٠٠'];
    const groups = ['12,0000', '1,00,000', '1,234.567', '1.000.00', '12 00'];
    const texts = ['abc', '12000 EUR', '.', '$', '<b>1</b>'];
    for (const text of [...numbers, ...groups, ...texts]) expect(readBill(text), text).toBe('digits');
  });

  it('is empty, or from one dollar to a hundred million', () => {
    for (const text of ['', ' ', '\u00a0']) expect(readBill(text)).toBe('empty');
    for (const text of ['0', '0.00', '100000001', '9'.repeat(400)]) expect(readBill(text)).toBe('range');
    expect(['1', '100,000,000'].map(readBill)).toEqual([1, 100_000_000]);
  });
});
