import { expect, test } from 'vitest';
import { benefitFact } from '#benefits/tables.ts';

test('an answer says what a plan pays, and how long the benefit is waited for, as the tables do', () => {
  expect(benefitFact('ENG', 'benefit.organ-transplant.vital')).toBe('US$500,000 per organ');
  expect(benefitFact('POR', 'waiting.organ-transplant')).toBe('12');
});

test('an answer says the ages of a benefit and of a preventive exam as the tables do', () => {
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
])('there is nothing to say for %s', (reference) => {
  expect(benefitFact('ENG', reference)).toBeUndefined();
});
