import { expect, test } from 'vitest';
import { benefitFact } from '#benefits/tables.ts';

test('benefitFact returns plan values and waiting periods as in the tables', () => {
  expect(benefitFact('ENG', 'benefit.organ-transplant.vital')).toBe('US$500,000 per organ');
  expect(benefitFact('POR', 'waiting.organ-transplant')).toBe('12');
});

test('benefitFact returns the ages of benefits and preventive exams as in the tables', () => {
  expect(benefitFact('ESP', 'detail.routine-exam')).toBe('desde 1 año de edad');
  expect(benefitFact('ENG', 'exam.pap-smear')).toBe('Pap smear: ages 21 to 65, once every 3 years');
});

test.each([
  'benefit.eye-exam.vital',
  'waiting.medicines',
  'detail.medicines',
  'exam.none',
  'benefit.none.vital',
  'none',
])('benefitFact has no text for %s', (reference) => {
  expect(benefitFact('ENG', reference)).toBeUndefined();
});
