import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annualMaximum, deductibles } from '#content/facts.ts';
import {
  type FirstPayment,
  type FirstPaymentCase,
  type FirstPaymentStep,
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

describe('explanation', () => {
  it.each<readonly [Partial<FirstPaymentCase>, Plan, FirstPaymentStep]>([
    [{ option: 4, place: 'outside' }, 'superior', { kind: 'outside', amount: 5_000 }],
    // The vanishing deductible.
    [{ option: 1, claimFreeYears: 2 }, 'superior', { kind: 'notYet', amount: 3_000 }],
    [{ option: 3, claimFreeYears: 3 }, 'superior', { kind: 'inside', amount: 5_000 }],
    [{ option: 3, claimFreeYears: 3 }, 'superior', { kind: 'vanishing', amount: 2_500 }],
    [{ option: 4, claimFreeYears: 3 }, 'superior', { kind: 'otherOption', amount: 7_500 }],
    // The family maximum, beside the sum of the single deductibles.
    [{ people: 2 }, 'superior', { kind: 'familyWithin', each: 3_000, sum: 6_000, most: 6_000 }],
    [{ people: 4 }, 'superior', { kind: 'familyCapped', each: 3_000, sum: 12_000, most: 6_000 }],
    // The annual maximum per person, of whom the third pays no deductible.
    [{ bill: 6_000_000, people: 3 }, 'vital', { kind: 'maximum', above: 2_994_000 }],
    [{ bill: 6_000_000, people: 3 }, 'vital', { kind: 'rest', amount: 15_000_000 }],
  ])('of %j in %s has %j', (example, plan, step) => {
    expect(worked(example, plan)?.steps).toContainEqual(step);
  });

  it.each<readonly [Partial<FirstPaymentCase>, kinds: readonly string[]]>([
    [{}, ['inside', 'maximum', 'rest']],
    // The deductible takes all of a bill that does not exceed it.
    [{ bill: 3_000 }, ['inside', 'smallBill', 'rest']],
    [{ bill: 3_001 }, ['inside', 'maximum', 'rest']],
  ])('of %j names only the rules that apply: %j', (example, kinds) => {
    expect(worked(example)?.steps.map(({ kind }) => kind)).toEqual(kinds);
  });
});

it('an unknown option has no result', () => {
  expect(worked({ option: 7 })).toBeUndefined();
});

const example = fc.record<FirstPaymentCase>({
  bill: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: MAX_BILL })),
  place: fc.constantFrom('outside', 'inside'),
  option: fc.constantFrom(...deductibles.options.map(({ option }) => option)),
  people: fc.integer({ min: 1, max: MAX_PEOPLE }),
  claimFreeYears: fc.integer({ min: 0, max: MAX_YEARS }),
});

it('any example is divided to the dollar: people pay one after the other until the family has paid two deductibles, the plan the rest up to its annual maximum per person', () => {
  fc.assert(
    fc.property(example, fc.constantFrom(...PLANS), (given, chosen) => {
      const { bill, place, option, people, claimFreeYears } = given;
      const amounts = deductibles.options.find((each) => each.option === option);
      const full = (place === 'inside' ? amounts?.insideUs : amounts?.outsideUs) ?? 0;
      const deductible = claimFreeYears >= 3 && option <= 3 ? full / 2 : full;
      let [first, plan] = [0, 0];
      for (let person = 0; person < people; person++) {
        const paid = Math.min(bill, deductible, 2 * deductible - first);
        first += paid;
        plan += Math.min(bill - paid, annualMaximum(chosen));
      }
      const result = worked(given, chosen);
      expect(result).toMatchObject({ first, plan, above: bill * people - first - plan });
      const kinds = result?.steps.map(({ kind }) => kind) ?? [];
      expect(new Set(kinds).size).toBe(kinds.length);
    }),
  );
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
