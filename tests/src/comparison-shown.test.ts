import { describe, expect, it } from 'vitest';
import { nearest } from '#benefits/nearest.ts';
import { withWords } from '#benefits/search.ts';
import { benefitTexts } from '#benefits/tables.ts';
import { pageWords } from '#content/words/all-words.ts';
import { type ComparisonChoice, MAX_QUERY, NOTHING_CHOSEN } from '#domain/comparison.ts';
import type { Language } from '#domain/language.ts';
import { LANGUAGES } from '#domain/language.ts';
import { PLANS } from '#domain/plan.ts';
import { comparisonShown, comparisonStatus, differs } from '#features/comparison/comparison-shown.ts';
import { vocabulary } from '#scripts/benefits/write-vocabulary.ts';
import { sharedPath } from '#stores/shared-address.ts';

const benefits = {
  ENG: withWords(benefitTexts('ENG'), vocabulary()),
  ESP: withWords(benefitTexts('ESP'), vocabulary()),
  POR: withWords(benefitTexts('POR'), vocabulary()),
};

const choice = (change: Partial<ComparisonChoice>): ComparisonChoice => ({ ...NOTHING_CHOSEN, ...change });

const shown = (change: Partial<ComparisonChoice>, language: Language = 'ENG') =>
  comparisonShown(benefits[language], choice(change));

/** Ids of the rows that a search finds, whatever their group. */
const found = (query: string, language: Language = 'ENG'): readonly string[] =>
  shown({ query }, language).groups.flatMap(({ rows }) => rows.map(({ id }) => id));

describe('a search of the benefits', () => {
  it.each(LANGUAGES)(
    'finds maternity by "parto", the eye exam by "lentes" and "glasses", on the page in %s',
    (language) => {
      expect(found('parto', language)).toContain('birth-both-parents');
      expect(shown({ query: 'parto' }, language).groups.map(({ id }) => id)).toContain('maternity');
      expect(found('lentes', language)).toEqual(['eye-exam']);
      expect(found('glasses', language)).toEqual(['eye-exam']);
    },
  );

  it('takes the beginnings of words, in any order, without case and accents', () => {
    expect(found('TRANSPL org')).toContain('organ-transplant');
    expect(found('cirugía bariátrica')).toEqual(['bariatric-surgery']);
    expect(found('  óculos  ')).toEqual(['eye-exam']);
  });

  it('asks that every word begins a word of the row, not that it occurs somewhere inside one', () => {
    expect(found('transplant glasses')).toEqual([]);
    expect(found('lasses')).toEqual([]);
  });

  it('goes through all categories, whichever is chosen, and keeps them apart', () => {
    const { open, groups, searched } = shown({ query: 'exam', category: 'maternity' });
    expect(open).toBe('all');
    expect(searched).toBe(true);
    expect(groups.map(({ id }) => id)).toEqual(['outpatient', 'wellness']);
    for (const { rows } of groups) expect(rows.length).toBeGreaterThan(0);
  });

  it('offers a word of the page before one of another language that is as near', () => {
    expect(nearest(benefits.POR, 'maternidae')).toEqual(['maternidade']);
    expect(nearest(benefits.POR, 'dravel')).toEqual(['durável']);
  });

  it('is no search when only spaces are typed', () => {
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
  ])('finds nothing for %j, and nothing breaks', (query) => {
    expect(found(query)).toEqual([]);
    expect(nearest(benefits.ENG, query).length).toBeLessThanOrEqual(3);
  });
});

describe('only differences', () => {
  it('leaves out the rows in which the plans shown pay the same, and counts them', () => {
    const all = shown({ category: 'all' });
    const { groups, count, hidden } = shown({ category: 'all', differencesOnly: true });
    for (const row of groups.flatMap(({ rows }) => rows))
      expect(new Set(PLANS.map((plan) => row.values[plan])).size).toBeGreaterThan(1);
    expect(hidden).toBeGreaterThan(0);
    expect(count + hidden).toBe(all.count);
  });

  it('compares only the plans that are shown: what Superior and Optima share is left out though Vital differs', () => {
    const row = benefits.ENG.flatMap(({ rows }) => rows).find(({ id }) => id === 'waiver-of-premium');
    if (row === undefined) throw new Error('no such row');
    expect(differs(row, ['superior', 'optima'])).toBe(false);
    expect(differs(row, PLANS)).toBe(true);
  });

  it('takes "not included" for a difference', () => {
    const ids = shown({ category: 'all', differencesOnly: true, plans: ['optima', 'vital'] }).groups.flatMap(
      ({ rows }) => rows.map(({ id }) => id),
    );
    expect(ids).toContain('hearing-aids');
    expect(ids).not.toContain('eye-exam');
  });

  it('leaves nothing out for one plan by itself', () => {
    const { hidden, count } = shown({ differencesOnly: true, plans: ['vital'] });
    expect(hidden).toBe(0);
    expect(count).toBe(shown({}).count);
  });
});

const status = async (language: Language, change: Partial<ComparisonChoice>): Promise<string> => {
  const words = pageWords('comparePlans', language);
  const made = choice(change);
  return comparisonStatus(
    words.status,
    language,
    benefits[language],
    made,
    comparisonShown(benefits[language], made),
  ).join(' ');
};

describe('the status line', () => {
  it('says the plans, the category and the number of its benefits', async () => {
    expect(await status('ENG', {})).toBe(
      `${benefits.ENG[0]?.rows.length} benefits in “General benefits.” Plans: Superior, Optima, and Vital.`,
    );
    expect(await status('ESP', { category: 'all', plans: ['vital'] })).toMatch(
      /^\d+ beneficios en todas las categorías\. Plan: Vital\.$/,
    );
  });

  it('says that a search runs through all categories', async () => {
    expect(await status('ENG', { query: ' lentes ' })).toContain(
      '1 benefit matches “lentes” in all categories.',
    );
    expect(await status('ESP', { query: 'lentes' })).toContain('“lentes” en todas las categorías.');
    expect(await status('POR', { query: 'zzzz' })).toContain('Nenhum benefício corresponde a “zzzz”');
  });

  it('says that no plan is selected and all are shown', async () => {
    expect(await status('ENG', { plans: [] })).toContain(
      'Plans: Superior, Optima, and Vital. No plans selected, so all three are shown.',
    );
  });

  it('says how many equal benefits are left out, and that one plan has no differences', async () => {
    const { hidden } = shown({ differencesOnly: true });
    expect(await status('ENG', { differencesOnly: true })).toContain(`${hidden} benefits that are the same`);
    expect(await status('ENG', { differencesOnly: true, plans: ['optima'] })).toContain(
      'Select at least two plans',
    );
  });

  it('says that there are no differences where every benefit is the same', async () => {
    const said = await status('POR', {
      category: 'additional',
      differencesOnly: true,
      plans: ['superior', 'optima'],
    });
    expect(said).toMatch(/^Aqui não há diferenças\. Planos: Superior e Optima\. \d benefícios iguais/);
  });

  it('says the deductible option and the first day', async () => {
    const said = await status('POR', { option: 4, start: '2026-08-31' });
    expect(said).toContain('opção de franquia 4.');
    expect(said).toContain('31\u00a0de\u00a0agosto\u00a0de\u00a02026.');
  });
});

describe('what was perhaps meant', () => {
  it.each([
    ['glases', 'glasses'],
    ['dentst', 'dentist'],
    ['matrenity', 'maternity'],
    ['trasnplant', 'transplant'],
    ['glases contact', 'glasses contact'],
  ])('for "%s" it offers "%s"', (typed, offered) => {
    expect(nearest(benefits.ENG, typed)).toContain(offered);
  });

  it('writes a word with its accents where a label has them', () => {
    expect(nearest(benefits.POR, 'cesareea')).toContain('cesárea');
    expect(nearest(benefits.ESP, 'evacuacoin')).toContain('evacuación');
  });

  it('offers each word alone where the words are known but never meet', () => {
    expect(nearest(benefits.ENG, 'telehealth vasectomy')).toEqual(['telehealth', 'vasectomy']);
  });

  it('offers only what finds something, and nothing for what is near nothing', () => {
    for (const offer of nearest(benefits.ENG, 'birht')) expect(found(offer)).not.toEqual([]);
    expect(nearest(benefits.ENG, 'xqzkwv')).toEqual([]);
  });
});

describe('an address that is passed on', () => {
  const query = new URLSearchParams('plans=vital&lang=en');
  it('names English, and has the prefix of the other languages', () => {
    expect(sharedPath('ENG', '/compare-plans', query)).toBe('/compare-plans?plans=vital&lang=en');
    expect(sharedPath('ESP', '/compare-plans', query)).toBe('/es/compare-plans?plans=vital');
    expect(sharedPath('POR', '/', new URLSearchParams())).toBe('/pt');
  });
});
