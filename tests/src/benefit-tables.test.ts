import { describe, expect, it } from 'vitest';
import type { BenefitText } from '#benefits/benefit-text.ts';
import { benefits } from '#benefits/benefits.ts';
import { isExcluded, legendOf, marksOf, notesNameOptions, waitingPeriodEnd } from '#benefits/marks.ts';
import { benefitTexts } from '#benefits/tables.ts';
import en from '#data/words/en/coverage.json';
import es from '#data/words/es/coverage.json';
import pt from '#data/words/pt/coverage.json';
import type { Language } from '#domain/language.ts';
import { PLANS, type Plan } from '#domain/plan.ts';

const WORDS = { ENG: en, ESP: es, POR: pt };
const NO_POLICY = { option: undefined, start: '' };

const rowsIn = (language: Language): readonly BenefitText[] =>
  benefitTexts(language).flatMap(({ rows }) => rows);

const rowOf = (language: Language, id: string): BenefitText => {
  const row = rowsIn(language).find((each) => each.id === id);
  if (row === undefined) throw new Error(`there is no row "${id}"`);
  return row;
};

interface Shown {
  readonly option?: number;
  readonly start?: string;
  /** A note above the rows names their deductible options. */
  readonly optionsSaid?: boolean;
}

const SAID = { optionsSaid: true };

it.each<readonly [Language, id: string, Shown, marks: readonly string[]]>([
  // Waiting period, deductible and lifetime limit, or the plans that have the limit.
  ['ENG', 'fertility-treatment', SAID, ['Waiting period: 24 months', 'US$0 deductible', 'Lifetime']],
  ['ESP', 'congenital-conditions', {}, ['Máximo de por vida: Optima y Vital']],
  ['ENG', 'allergies', {}, []],
  // The options of the benefit, unless a note names them.
  ['ENG', 'preventive-exams', {}, ['Only with options 1, 2, and 3']],
  ['ENG', 'preventive-exams', SAID, []],
  // The chosen option first, if it excludes the benefit, without waiting period.
  ['ENG', 'preventive-exams', { option: 4 }, ['Not with option 4', 'Only with options 1, 2, and 3']],
  ['POR', 'birth-both-parents', { ...SAID, option: 6, start: '2027-01-15' }, ['Não incluído na opção 6']],
  // The last day of a waiting period whose start is known.
  ['ENG', 'birth-both-parents', { ...SAID, start: '2026-08-31' }, ['Waiting period: until June 30, 2027']],
  ['ESP', 'routine-exam', { start: '2026-08-31' }, ['Período de espera: hasta el 30 de junio de 2027']],
  ['POR', 'start-of-coverage', { start: '2028-01-30' }, ['Carência: até 29 de fevereiro de 2028']],
])(
  'marks of a benefit in %s of %s for %j are %j',
  (language, id, { optionsSaid = false, ...shown }, marks) => {
    const policy = { ...NO_POLICY, ...shown };
    const texts = marksOf(language, WORDS[language], rowOf(language, id), policy, optionsSaid);
    expect(texts.map(({ text }) => text.replace(/\s/g, ' '))).toEqual(marks);
  },
);

it('end of a waiting period is undefined without a date, without a waiting period, and while a year is being typed', () => {
  expect(waitingPeriodEnd({ waitingMonths: 10 }, '')).toBeUndefined();
  expect(waitingPeriodEnd({}, '2026-12-15')).toBeUndefined();
  expect(waitingPeriodEnd({ waitingMonths: 10 }, '0202-12-15')).toBeUndefined();
});

describe('deductible option', () => {
  const excludedBy = (option: number | undefined): readonly string[] =>
    rowsIn('ENG').flatMap((row) => (isExcluded(row, { option }) ? [row.id] : []));

  it('excludes maternity from option 3 on, and also preventive exams and the vanishing deductible from 4 on', () => {
    expect([undefined, 1, 2].map(excludedBy)).toEqual([[], [], []]);
    const maternity = benefits.maternity.map(({ id }) => id);
    expect(excludedBy(3)).toEqual(maternity);
    for (const option of [4, 5, 6])
      expect(excludedBy(option)).toEqual(['vanishing-deductible', 'preventive-exams', ...maternity]);
  });
});

it('only maternity states its options once, because all of its rows have the same', () => {
  expect(
    benefitTexts('ENG')
      .filter(notesNameOptions)
      .map(({ id }) => id),
  ).toEqual(['maternity']);
});

describe('legend', () => {
  const legendIn = (
    language: Language,
    group: string,
    plans: readonly Plan[] = PLANS,
    forWhom = {},
  ): readonly string[] =>
    legendOf(
      language,
      WORDS[language],
      benefitTexts(language).filter(({ id }) => group === 'all' || id === group),
      plans,
      { ...NO_POLICY, ...forWhom },
    ).flatMap(({ id, marks }) => (marks.length === 0 ? [id] : marks.map(({ text }) => text)));

  it('has an entry for every mark of the rows shown, the shortest waiting period first', () => {
    expect(legendIn('ENG', 'all')).toEqual([
      '30 days',
      '10 months',
      '12 months',
      '24 months',
      'US$0 deductible',
      'Lifetime',
      'Only with options …',
      'missing',
    ]);
  });

  it('omits the marks of benefits that no shown plan includes', () => {
    expect(legendIn('ENG', 'maternity', ['vital'])).toEqual(['10 months', 'Lifetime', 'missing']);
    expect(legendIn('ENG', 'maternity', ['superior'])).not.toContain('missing');
    expect(legendIn('ENG', 'maternity', ['vital'], { option: 3 })).not.toContain('10 months');
  });

  it('shows the length of a waiting period beside its last day', () => {
    expect(legendIn('ENG', 'inpatient', PLANS, { start: '2028-02-29' })).toEqual([
      '12 months, until February\u00a028,\u00a02029',
      '24 months, until February\u00a028,\u00a02030',
    ]);
  });
});
