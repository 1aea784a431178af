import { describe, expect, it } from 'vitest';
import { nearest } from '#benefits/nearest.ts';
import { withWords } from '#benefits/search.ts';
import { benefitTexts } from '#benefits/tables.ts';
import { pageWords } from '#content/words/all-words.ts';
import { type ComparisonChoice, MAX_QUERY, NOTHING_CHOSEN } from '#domain/comparison.ts';
import { LANGUAGES, type Language } from '#domain/language.ts';
import { PLANS } from '#domain/plan.ts';
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
    ['gestacao', 'birth-both-parents'],
    ['lentes', 'eye-exam'],
    ['glasses', 'eye-exam'],
    ['dentista', 'emergency-dental'],
    ['wheelchair', 'durable-equipment'],
    ['hospitalizacion', 'organ-transplant'],
    ['internado', 'palliative-care'],
    ['admitted', 'bariatric-surgery'],
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

  it('suggests a word in the language of the page before an equally close word in another language', () => {
    expect(nearest(benefits.POR, 'maternidae')).toEqual(['maternidade']);
    expect(nearest(benefits.POR, 'dravel')).toEqual(['durável']);
  });

  it('is inactive if only spaces are typed', () => {
    expect(shown({ query: '   ' }).searched).toBe(false);
    expect(shown({ query: '   ' }).open).toBe('general');
  });

  it.each([
    '<script>alert(1)</script>',
    '.*',
    '\\',
    '((((',
    '%00',
    '\ud800',
    '?!',
    'a'.repeat(MAX_QUERY),
    '{category}',
  ])('finds nothing for %j and throws nothing', (query) => {
    expect(found(query)).toEqual([]);
    expect(nearest(benefits.ENG, query).length).toBeLessThanOrEqual(3);
  });
});

describe('filter for differences', () => {
  it('hides rows for which the shown plans pay the same, and counts them', () => {
    const all = shown({ category: 'all' });
    const { groups, count, hidden } = shown({ category: 'all', differencesOnly: true });
    for (const row of groups.flatMap(({ rows }) => rows))
      expect(new Set(PLANS.map((plan) => row.values[plan])).size).toBeGreaterThan(1);
    expect(hidden).toBeGreaterThan(0);
    expect(count + hidden).toBe(all.count);
  });

  it('compares only the shown plans: hides what Superior and Optima share even if Vital differs', () => {
    const row = benefits.ENG.flatMap(({ rows }) => rows).find(({ id }) => id === 'waiver-of-premium');
    if (row === undefined) throw new Error('no such row');
    expect(differs(row, ['superior', 'optima'])).toBe(false);
    expect(differs(row, PLANS)).toBe(true);
  });

  it('treats "not included" as a difference', () => {
    const ids = shown({ category: 'all', differencesOnly: true, plans: ['optima', 'vital'] }).groups.flatMap(
      ({ rows }) => rows.map(({ id }) => id),
    );
    expect(ids).toContain('hearing-aids');
    expect(ids).not.toContain('eye-exam');
  });

  it('hides nothing for a single plan', () => {
    const { hidden, count } = shown({ differencesOnly: true, plans: ['vital'] });
    expect(hidden).toBe(0);
    expect(count).toBe(shown({}).count);
  });
});

const status = (language: Language, change: Partial<ComparisonChoice>): string => {
  const { status: words } = pageWords('comparePlans', language);
  const made = choice(change);
  return comparisonStatus(words, language, benefits[language], made, shown(change, language)).join(' ');
};

describe('status line of the comparison', () => {
  it('states the plans, the category and the number of its benefits', () => {
    expect(status('ENG', {})).toBe(
      `${benefits.ENG[0]?.rows.length} benefits in “General benefits.” Plans: Superior, Optima, and Vital.`,
    );
    expect(status('ESP', { category: 'all', plans: ['vital'] })).toMatch(
      /^\d+ beneficios en todas las categorías\. Plan: Vital\.$/,
    );
  });

  it('states that a search covers all categories', () => {
    expect(status('ENG', { query: ' lentes ' })).toContain('1 benefit matches “lentes” in all categories.');
    expect(status('ESP', { query: 'lentes' })).toContain('“lentes” en todas las categorías.');
    expect(status('POR', { query: 'zzzz' })).toContain('Nenhum benefício corresponde a “zzzz”');
  });

  it('states that no plan is selected and all are shown', () => {
    expect(status('ENG', { plans: [] })).toContain(
      'Plans: Superior, Optima, and Vital. No plans selected, so all three are shown.',
    );
  });

  it('states how many equal benefits are hidden, and that a single plan has no differences', () => {
    const { hidden } = shown({ differencesOnly: true });
    expect(status('ENG', { differencesOnly: true })).toContain(`${hidden} benefits that are the same`);
    expect(status('ENG', { differencesOnly: true, plans: ['optima'] })).toContain(
      'Select at least two plans',
    );
  });

  it('states that there are no differences if every benefit is the same', () => {
    const said = status('POR', {
      category: 'additional',
      differencesOnly: true,
      plans: ['superior', 'optima'],
    });
    expect(said).toMatch(/^Aqui não há diferenças\. Planos: Superior e Optima\. \d benefícios iguais/);
  });

  it('states the deductible option and the start date', () => {
    const said = status('POR', { option: 4, start: '2026-08-31' });
    expect(said).toContain('opção de franquia 4.');
    expect(said).toContain('31\u00a0de\u00a0agosto\u00a0de\u00a02026.');
  });
});

describe('did-you-mean suggestions', () => {
  it.each([
    ['glases', 'glasses'],
    ['dentst', 'dentist'],
    ['matrenity', 'maternity'],
    ['trasnplant', 'transplant'],
    ['glases contact', 'glasses contact'],
  ])('for "%s" include "%s"', (typed, offered) => {
    expect(nearest(benefits.ENG, typed)).toContain(offered);
  });

  it('have the accents of the label', () => {
    expect(nearest(benefits.POR, 'cesareea')).toContain('cesárea');
    expect(nearest(benefits.ESP, 'evacuacoin')).toContain('evacuación');
  });

  it('are the single words if no row contains all of them', () => {
    expect(nearest(benefits.ENG, 'telehealth vasectomy')).toEqual(['telehealth', 'vasectomy']);
  });

  it('have results, and are empty if no word is similar', () => {
    for (const offer of nearest(benefits.ENG, 'birht')) expect(found(offer)).not.toEqual([]);
    expect(nearest(benefits.ENG, 'xqzkwv')).toEqual([]);
  });
});

describe('shared address', () => {
  const query = new URLSearchParams('plans=vital&lang=en');
  it('has lang=en in English and the path prefix in other languages', () => {
    expect(sharedPath('ENG', '/compare-plans', query)).toBe('/compare-plans?plans=vital&lang=en');
    expect(sharedPath('ESP', '/compare-plans', query)).toBe('/es/compare-plans?plans=vital');
    expect(sharedPath('POR', '/', new URLSearchParams())).toBe('/pt');
  });
});
