import { describe, expect, it } from 'vitest';
import { nearest } from '#benefits/nearest.ts';
import { withWords } from '#benefits/search.ts';
import { benefitTexts } from '#benefits/tables.ts';
import { pageWords } from '#content/words/all-words.ts';
import { type ComparisonChoice, MAX_QUERY, NOTHING_CHOSEN } from '#domain/comparison.ts';
import { LANGUAGES, type Language } from '#domain/language.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { comparisonShown, comparisonStatus, differs } from '#features/comparison/comparison-shown.ts';
import { vocabulary } from '#scripts/benefits/write-vocabulary.ts';
import { sharedPath } from '#stores/shared-address.ts';

const searchable = (language: Language) => withWords(benefitTexts(language), vocabulary());
const benefits = { ENG: searchable('ENG'), ESP: searchable('ESP'), POR: searchable('POR') };

const choice = (change: Partial<ComparisonChoice>): ComparisonChoice => ({ ...NOTHING_CHOSEN, ...change });

const shown = (change: Partial<ComparisonChoice>, language: Language = 'ENG') =>
  comparisonShown(benefits[language], choice(change));

/** Returns the ids of the rows that a search finds, in any group. */
const found = (query: string, language: Language = 'ENG'): readonly string[] =>
  shown({ query }, language).groups.flatMap(({ rows }) => rows.map(({ id }) => id));

describe('benefit search', () => {
  it.each([
    ['parto', 'birth-both-parents'],
    ['glasses', 'eye-exam'],
    ['hospitalizacion', 'organ-transplant'],
  ])('finds by "%s" the row "%s" on the page of every language', (word, id) => {
    for (const language of LANGUAGES) expect(found(word, language)).toContain(id);
  });

  it('matches prefixes of words in any order, ignoring case and accents', () => {
    expect(found('TRANSPL org')).toContain('organ-transplant');
    expect(found('cirugía bariátrica')).toEqual(['bariatric-surgery']);
    expect(found('  óculos  ')).toEqual(['eye-exam']);
  });

  it('requires every word to be a prefix of a word in the row', () => {
    expect(found('transplant glasses')).toEqual([]);
    expect(found('lasses')).toEqual([]);
  });

  it('covers all categories, whichever is chosen, and groups the results by category', () => {
    const { open, groups, searched } = shown({ query: 'exam', category: 'maternity' });
    expect(open).toBe('all');
    expect(searched).toBe(true);
    expect(groups.map(({ id }) => id)).toEqual(['outpatient', 'wellness']);
    for (const { rows } of groups) expect(rows.length).toBeGreaterThan(0);
  });

  it('is inactive if only spaces are typed', () => {
    expect(shown({ query: '   ' }).searched).toBe(false);
    expect(shown({ query: '   ' }).open).toBe('general');
  });

  it.each(['<script>alert(1)</script>', '.*', '((((', '\ud800', '?!', 'a'.repeat(MAX_QUERY), '{category}'])(
    'finds nothing for %j and throws nothing',
    (query) => {
      expect(found(query)).toEqual([]);
      expect(nearest(benefits.ENG, query).length).toBeLessThanOrEqual(3);
    },
  );
});

it.each<readonly [plans: readonly Plan[]]>([
  [PLANS],
  // Superior and Optima share values that Vital does not have; only Optima has hearing aids.
  [['superior', 'optima']],
  [['optima', 'vital']],
  [['vital']],
])(
  'filter for differences hides exactly the rows for which %j pay the same, counts them, and none for a single plan',
  (plans) => {
    const rows = benefits.ENG.flatMap((group) => group.rows);
    const differing = rows.filter(({ values }) => new Set(plans.map((plan) => values[plan])).size > 1);
    expect(rows.filter((row) => differs(row, plans))).toEqual(differing);
    const expected = plans.length === 1 ? rows : differing;
    const { groups, count, hidden } = shown({ category: 'all', differencesOnly: true, plans });
    expect(groups.flatMap((group) => group.rows)).toEqual(expected);
    expect([count, hidden]).toEqual([expected.length, rows.length - expected.length]);
  },
);

const status = (language: Language, change: Partial<ComparisonChoice>): string => {
  const { status: words } = pageWords('comparePlans', language);
  const made = choice(change);
  return comparisonStatus(words, language, benefits[language], made, shown(change, language)).join(' ');
};

describe('status line of the comparison', () => {
  it.each<readonly [Language, Partial<ComparisonChoice>, said: string]>([
    ['ENG', {}, ' benefits in “General benefits.” Plans: Superior, Optima, and Vital.'],
    ['ESP', { category: 'all', plans: ['vital'] }, ' beneficios en todas las categorías. Plan: Vital.'],
    ['ENG', { query: ' lentes ' }, '1 benefit matches “lentes” in all categories.'],
    ['POR', { query: 'zzzz' }, 'Nenhum benefício corresponde a “zzzz”'],
    ['ENG', { plans: [] }, 'Plans: Superior, Optima, and Vital. No plans selected, so all three are shown.'],
    ['ENG', { differencesOnly: true, plans: ['optima'] }, 'Select at least two plans'],
    ['POR', { option: 4, start: '2026-08-31' }, 'opção de franquia 4.'],
    ['POR', { option: 4, start: '2026-08-31' }, '31\u00a0de\u00a0agosto\u00a0de\u00a02026.'],
  ])('in %s for %j contains “%s”', (language, change, said) => {
    expect(status(language, change)).toContain(said);
  });

  it('states the number of benefits, and of equal benefits that are hidden', () => {
    expect(status('ENG', {})).toMatch(new RegExp(`^${benefits.ENG[0]?.rows.length} benefits`));
    const { hidden } = shown({ differencesOnly: true });
    expect(status('ENG', { differencesOnly: true })).toContain(` ${hidden} benefits that are the same`);
    expect(
      status('POR', { category: 'additional', differencesOnly: true, plans: ['superior', 'optima'] }),
    ).toMatch(/^Aqui não há diferenças\. Planos: Superior e Optima\. \d benefícios iguais/);
  });
});

describe('did-you-mean suggestions', () => {
  it.each<readonly [Language, typed: string, offered: string]>([
    ['ENG', 'glases', 'glasses'],
    ['ENG', 'glases contact', 'glasses contact'],
    // With the accents of the label.
    ['POR', 'cesareea', 'cesárea'],
    ['ESP', 'evacuacoin', 'evacuación'],
  ])('in %s for "%s" include "%s"', (language, typed, offered) => {
    expect(nearest(benefits[language], typed)).toContain(offered);
  });

  it.each<readonly [Language, typed: string, offers: readonly string[]]>([
    // A word in the language of the page is suggested before an equally close word in another language.
    ['POR', 'dravel', ['durável']],
    // No row contains all of the words.
    ['ENG', 'telehealth vasectomy', ['telehealth', 'vasectomy']],
    ['ENG', 'xqzkwv', []],
  ])('in %s for "%s" are %j', (language, typed, offers) => {
    expect(nearest(benefits[language], typed)).toEqual(offers);
  });
});

const query = new URLSearchParams('plans=vital&lang=en');
it('a shared address has lang=en in English and the path prefix in other languages', () => {
  expect(sharedPath('ENG', '/compare-plans', query)).toBe('/compare-plans?plans=vital&lang=en');
  expect(sharedPath('ESP', '/compare-plans', query)).toBe('/es/compare-plans?plans=vital');
  expect(sharedPath('POR', '/', new URLSearchParams())).toBe('/pt');
});
