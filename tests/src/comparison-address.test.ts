import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BENEFIT_GROUPS } from '#domain/benefit.ts';
import { type ComparisonChoice, MAX_QUERY, NOTHING_CHOSEN } from '#domain/comparison.ts';
import { PLANS } from '#domain/plan.ts';
import { choiceFrom, paramsOf } from '#stores/comparison-address.ts';

const OPTIONS = [1, 2, 3, 4, 5, 6];
const read = (query: string): ComparisonChoice => choiceFrom(new URLSearchParams(query), OPTIONS);
const written = (choice: Partial<ComparisonChoice>, others = ''): string =>
  paramsOf({ ...NOTHING_CHOSEN, ...choice }, new URLSearchParams(others)).toString();

it('address without a choice means all three plans and the first category', () => {
  expect(read('')).toEqual(NOTHING_CHOSEN);
  expect(NOTHING_CHOSEN).toMatchObject({ plans: ['superior', 'optima', 'vital'], category: 'general' });
  expect(written({})).toBe('');
});

it.each<[query: string, choice: Partial<ComparisonChoice>]>([
  ['plans=none', { plans: [] }],
  ['plans=vital,superior', { plans: ['superior', 'vital'] }],
  ['plans=VITAL,Optima', { plans: ['optima', 'vital'] }],
  ['plans=vital,gold', { plans: ['vital'] }],
  ['start=2199-12-31', { start: '2199-12-31' }],
  // A year that is being typed must be kept in the field.
  ['start=0002-12-31', { start: '0002-12-31' }],
  [`q=${'a'.repeat(101)}`, { query: 'a'.repeat(100) }],
  // Invalid values.
  ['plans=gold', {}],
  ['category=__proto__', {}],
  ['only=Differences', {}],
  ['option=7', {}],
  ['option=04', {}],
  ['start=2026-02-30', {}],
  ['start=9999-12-31', {}],
])('%s in the address is read as %j', (query, choice) => {
  expect(read(query)).toEqual({ ...NOTHING_CHOSEN, ...choice });
});

it('has a parameter for each part of the choice; a reset removes them and keeps unrelated parameters in order', () => {
  const before =
    'plans=vital&lang=en&category=all&x=1&only=differences&q=parto&option=4&x=2&start=2026-12-01';
  expect(read(before)).toEqual({
    plans: ['vital'],
    category: 'all',
    differencesOnly: true,
    query: 'parto',
    option: 4,
    start: '2026-12-01',
  });
  expect(written({}, before)).toBe('lang=en&x=1&x=2');
});

const isoDates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const choices: fc.Arbitrary<ComparisonChoice> = fc.record({
  plans: fc.subarray([...PLANS]),
  category: fc.constantFrom(...BENEFIT_GROUPS, 'all' as const),
  differencesOnly: fc.boolean(),
  query: fc
    .string({ unit: 'grapheme', maxLength: 30 })
    .filter((text) => text.length <= MAX_QUERY && (text === '' || text.trim() !== '')),
  option: fc.option(fc.constantFrom(...OPTIONS), { nil: undefined }),
  start: fc.oneof(fc.constant(''), isoDates),
});

it('any choice round-trips through the address', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(read(written(choice))).toEqual(choice);
    }),
  );
});
