import { describe, expect, it } from 'vitest';
import { withoutDeductibleText } from '#benefits/without-deductible.ts';
import type { Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';

const idsOf = (plan?: Plan): readonly string[] =>
  withoutDeductibleText('ENG', plan).sets.map(({ items }) => items.map(({ id }) => id).join(' '));

const itemsOf = (language: Language, plan?: Plan) =>
  withoutDeductibleText(language, plan).sets.flatMap((set) => set.items);

describe('benefits without a deductible: items in two sets', () => {
  const second = 'second-medical-opinion serious-accident';
  const all = [
    'telehealth mental-health-coaching funeral-expenses eye-exam',
    `${second} fertility-treatment`,
  ];
  it.each([
    [undefined, all],
    ['superior', all],
    ['optima', ['telehealth mental-health-coaching funeral-expenses', second]],
    ['vital', ['telehealth mental-health-coaching', second]],
  ] as const)('on the page of %s', (plan, items) => {
    expect(idsOf(plan)).toEqual(items);
  });
});

describe('benefits without a deductible: texts', () => {
  it.each<[Language, string, string | RegExp, readonly string[], Plan?]>([
    ['ENG', 'telehealth', /24\/7, in 20 languages/, ['Covered at 100%']],
    ['ESP', 'mental-health-coaching', /ilimitadas/, ['Se paga al 100\u00a0%']],
    [
      'ENG',
      'funeral-expenses',
      'Up to US$2,500 with Superior and US$1,500 with Optima.',
      ['Waiting period: 12 months'],
    ],
    ['ESP', 'funeral-expenses', 'Hasta US$1500.', ['Período de espera: 12 meses'], 'optima'],
    ['POR', 'eye-exam', 'Até US$\u00a0200 com o Superior.', ['Carência: 10 meses']],
    [
      'ENG',
      'fertility-treatment',
      'Up to US$8,000 with Superior, when both parents are covered.',
      ['Lifetime maximum', 'Waiting period: 24 months', 'Deductible options 1 and 2 only'],
    ],
  ])('%s: %s: %s, %j', (language, id, text, conditions, plan) => {
    const item = itemsOf(language, plan).find((each) => each.id === id);
    expect(item?.text).toMatch(text);
    expect(item?.conditions).toEqual(conditions);
  });

  it.each([
    ['funeral-expenses', 'Exclusivo: Superior e Optima'],
    ['eye-exam', 'Exclusivo: Superior'],
    ['serious-accident', 'Primeira internação'],
    ['telehealth', undefined],
  ])('%s has the tag %s', (id, tag) => {
    expect(itemsOf('POR').find((each) => each.id === id)?.tag).toBe(tag);
  });

  it('the note on amounts appears only where amounts are shown', () => {
    expect(withoutDeductibleText('ENG', 'optima').note).toBeDefined();
    expect(withoutDeductibleText('ENG', 'vital').note).toBeUndefined();
  });
});
