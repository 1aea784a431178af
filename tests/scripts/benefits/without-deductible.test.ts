import { describe, expect, it } from 'vitest';
import { withoutDeductibleText } from '#benefits/without-deductible.ts';
import { LANGUAGES, type Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';

const idsOf = (plan?: Plan): readonly string[] =>
  withoutDeductibleText('ENG', plan).sets.map(({ items }) => items.map(({ id }) => id).join(' '));

const itemOf = (language: Language, id: string, plan?: Plan) => {
  const items = withoutDeductibleText(language, plan).sets.flatMap((set) => set.items);
  const found = items.find((item) => item.id === id);
  if (found === undefined) throw new Error(`no "${id}"`);
  return found;
};

describe('benefits without a deductible: items in two sets', () => {
  const all = [
    'telehealth mental-health-coaching funeral-expenses eye-exam',
    'second-medical-opinion serious-accident fertility-treatment',
  ];
  it.each([
    [undefined, all],
    ['superior', all],
    [
      'optima',
      ['telehealth mental-health-coaching funeral-expenses', 'second-medical-opinion serious-accident'],
    ],
    ['vital', ['telehealth mental-health-coaching', 'second-medical-opinion serious-accident']],
  ] as const)('on the page of %s', (plan, items) => {
    expect(idsOf(plan)).toEqual(items);
  });
});

describe('tags of the benefits without a deductible', () => {
  it.each([
    ['telehealth', undefined, undefined, undefined],
    ['mental-health-coaching', undefined, undefined, undefined],
    ['second-medical-opinion', undefined, undefined, undefined],
    [
      'funeral-expenses',
      'Superior and Optima only',
      'Solo Superior y Optima',
      'Exclusivo: Superior e Optima',
    ],
    ['eye-exam', 'Superior only', 'Solo Superior', 'Exclusivo: Superior'],
    ['fertility-treatment', 'Superior only', 'Solo Superior', 'Exclusivo: Superior'],
    ['serious-accident', 'First hospitalization', 'Primera hospitalización', 'Primeira internação'],
  ])('%s has the tag %s', (id, ...tags) => {
    expect(LANGUAGES.map((language) => itemOf(language, id).tag)).toEqual(tags);
  });
});

describe('benefits without a deductible: texts', () => {
  it('telehealth: 24/7, 20 languages, paid at 100%', () => {
    const { text, conditions } = itemOf('ENG', 'telehealth');
    expect(text).toContain('24/7, in 20 languages');
    expect(conditions).toEqual(['Covered at 100%']);
  });

  it('coaching: unlimited sessions', () => {
    expect(itemOf('ENG', 'mental-health-coaching').text).toContain('unlimited');
    expect(itemOf('ESP', 'mental-health-coaching').text).toContain('ilimitadas');
    expect(itemOf('POR', 'mental-health-coaching').text).toContain('ilimitado');
  });

  it('funeral expenses: 2,500 and 1,500 after 12 months; a plan page shows only its own amount', () => {
    const { text, conditions } = itemOf('ENG', 'funeral-expenses');
    expect(text).toBe('Up to US$2,500 with Superior and US$1,500 with Optima.');
    expect(conditions).toEqual(['Waiting period: 12 months']);
    expect(itemOf('ESP', 'funeral-expenses', 'optima').text).toBe('Hasta US$1500.');
    expect(itemOf('POR', 'funeral-expenses', 'superior').text).toBe('Até US$\u00a02.500.');
  });

  it('eye exam: 200 after 10 months', () => {
    const { text, conditions } = itemOf('POR', 'eye-exam');
    expect(text).toBe('Até US$\u00a0200 com o Superior.');
    expect(conditions).toEqual(['Carência: 10 meses']);
  });

  it('fertility treatment: lifetime maximum 8,000, both parents covered, after 24 months, with options 1 and 2', () => {
    const { text, conditions } = itemOf('ENG', 'fertility-treatment');
    expect(text).toBe('Up to US$8,000 with Superior, when both parents are covered.');
    expect(conditions).toEqual([
      'Lifetime maximum',
      'Waiting period: 24 months',
      'Deductible options 1 and 2 only',
    ]);
  });

  it('the note on amounts appears only where amounts are shown', () => {
    expect(withoutDeductibleText('ENG', 'optima').note).toBeDefined();
    expect(withoutDeductibleText('ENG', 'vital').note).toBeUndefined();
  });
});
