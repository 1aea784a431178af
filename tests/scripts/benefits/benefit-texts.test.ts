import { describe, expect, it } from 'vitest';
import { benefitFact, benefitTexts } from '#benefits/tables.ts';
import { ALL_WORDS } from '#content/words/all-words.ts';
import { LANGUAGES, type Language } from '#domain/language.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { DATA, formatRow } from '../../data/plans-notation.ts';

/** Replaces any white space with plain spaces: Spanish figures have narrow no-break spaces, percentages no-break spaces. */
const plain = (text: string | undefined): string | undefined => text?.replace(/\s/gu, ' ');

describe('plan values in every language', () => {
  it.each<readonly [string, Plan, string, string, string]>([
    ['annual-maximum', 'superior', 'US$15,000,000', 'US$15 000 000', 'US$ 15.000.000'],
    ['networks', 'vital', 'Plus or Core', 'Plus o Core', 'Plus ou Core'],
    ['out-of-network', 'optima', '60%', '60 %', '60%'],
    ['emergency-dental', 'vital', 'Within 180 days', 'Plazo máximo de 180 días', 'No prazo de 180 dias'],
    [
      'companion-of-minor',
      'superior',
      'US$500 per day, up to 20 days',
      'US$500 por día, hasta 20 días',
      'US$ 500 por dia, no máximo 20 dias',
    ],
    ['palliative-care', 'vital', '100%, up to 30 days', '100 %, hasta 30 días', '100%, no máximo 30 dias'],
    ['home-health', 'superior', '90 days', '90 días', '90 dias'],
    ['organ-transplant', 'vital', 'US$500,000 per organ', 'US$500 000 por órgano', 'US$ 500.000 por órgão'],
    ['waiver-of-premium', 'optima', '2 years', '2 años', '2 anos'],
  ])('%s, %s', (id, plan, ...expected) => {
    expect(LANGUAGES.map((language) => plain(benefitFact(language, `benefit.${id}.${plan}`)))).toEqual(
      expected,
    );
  });
});

/** Returns the figures of a text without separators: "US$ 1.500 por consulta, no máximo 6" → 1500, 6. */
const figuresIn = (text: string): readonly string[] =>
  (text.match(/\d+(?:[.,\s]\d{3})*/gu) ?? []).map((figure) => figure.replace(/\D/gu, ''));

describe.each(LANGUAGES)('benefit texts (%s)', (language) => {
  const rows = benefitTexts(language).flatMap((group) => group.rows);
  const data = Object.values(DATA.benefits).flat() as readonly Parameters<typeof formatRow>[0][];

  it('follow the order of the data, with a label each, the rules of four exams and without braces', () => {
    expect(rows.map(({ id }) => id)).toEqual(data.map(({ id }) => id));
    expect(rows.flatMap(({ rules = [] }) => rules)).toHaveLength(4);
    expect(rows.filter(({ label }) => label.trim() === '')).toEqual([]);
    expect(JSON.stringify(rows.map((row) => Object.values(row).flat()))).not.toMatch(/\{\w+\}|undefined|NaN/);
  });

  it('contain the figures of the data, plan by plan, and no others; nothing for plans that do not include the benefit', () => {
    const written = rows.map(({ id, values }) => [
      id,
      ...PLANS.map((plan) => (values[plan] === undefined ? 'N/A' : figuresIn(values[plan]).join(' '))),
    ]);
    const given = data.map((row) => {
      const values = (formatRow(row).split(' | ')[1] ?? '').split(' / ');
      const valueAt = (at: number): string => (values.length === 3 ? values[at] : values[0]) ?? '';
      return [
        row.id,
        ...PLANS.map((_, at) => (valueAt(at) === 'N/A' ? 'N/A' : figuresIn(valueAt(at)).join(' '))),
      ];
    });
    expect(written).toEqual(given);
  });

  it('of a plan page have the same rows with only the values of that plan', () => {
    for (const plan of PLANS) {
      const own = benefitTexts(language, [plan]).flatMap((group) => group.rows);
      expect(own).toEqual(
        rows.map(({ values, lifetime, ...row }) => ({
          ...row,
          // `lifetime` may list only some plans: 100 % without an amount has no lifetime limit.
          ...((lifetime === true ? values[plan] : lifetime?.includes(plan)) && { lifetime: true }),
          values: values[plan] === undefined ? {} : { [plan]: values[plan] },
        })),
      );
    }
  });

  it('of the UI contain no figures', () => {
    const { rows: words, values, exams, groupNotes } = ALL_WORDS[language].benefits;
    expect(JSON.stringify({ words, values, exams, groupNotes })).not.toMatch(/\d/);
  });
});

it.each<[Language, string, string | undefined]>([
  ['POR', 'waiting.organ-transplant', '12'],
  ['ESP', 'detail.routine-exam', 'desde 1 año de edad'],
  ['ENG', 'detail.companion-of-minor', 'under age 18'],
  ['ENG', 'detail.newborn-exams', 'up to age 1'],
  [
    'ENG',
    'detail.vanishing-deductible',
    'reduction after 3 consecutive claim-free years; the reduction doesn’t apply to routine and preventive exams',
  ],
  ['ENG', 'exam.colonoscopy', 'Colonoscopy: from age 45, once every 10 years'],
  ['ESP', 'exam.pap-smear', 'Papanicolaou: de 21 a 65 años, una vez cada 3 años'],
  ['POR', 'exam.mammogram', 'Mamografia: a partir dos 40 anos, uma vez por ano de vigência'],
  ['ENG', 'benefit.eye-exam.vital', undefined],
  ['ENG', 'waiting.medicines', undefined],
  ['ENG', 'detail.medicines', undefined],
  ['ENG', 'exam.none', undefined],
  ['ENG', 'benefit.none.vital', undefined],
  ['ENG', 'none', undefined],
])('benefitFact in %s returns for %s the text of the tables: %s', (language, reference, text) => {
  expect(benefitFact(language, reference)).toBe(text);
});

it('conditions of all rows of a group appear once, in the notes of the group', () => {
  const notes = benefitTexts('ENG').flatMap((group) => group.notes.map((note) => `${group.id}: ${note}`));
  expect(notes).toEqual([
    'maternity: Only with deductible options 1 and 2.',
    'maternity: For a dependent daughter, the maternity waiting period is waived after more than 10 months on her parents’ policy.',
  ]);
});
