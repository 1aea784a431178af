import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { benefitTexts } from '#benefits/tables.ts';
import { CATEGORIES } from '#domain/category.ts';
import { PLANS, type Plan } from '#domain/plan.ts';

const FOLDERS = ['en', 'es', 'pt'] as const;
const FILES = readdirSync('data/faq/en');
const read = (name: string): string => readFileSync(`data/faq/${name}`, 'utf8');
const TEXTS = FOLDERS.flatMap((folder) => FILES.map((file) => `${folder}/${file}`)).map((name) => ({
  name,
  text: read(name),
}));

const bodyOf = (text: string): string => text.slice(text.indexOf('\n---', 4) + 4);
const referencesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{([^{}]+)\}\}/g)].map(([, reference = '']) => reference.trim());

/** Plans that an answer must name, by benefit row: those that include the benefit, or any plan if all pay the same. */
const INCLUDED: ReadonlyMap<string, readonly Plan[] | 'any'> = new Map(
  benefitTexts('ENG')
    .flatMap(({ rows }) => rows)
    .map(({ id, values }) => {
      const isSame = new Set(PLANS.map((plan) => values[plan])).size === 1;
      return [id, isSame ? 'any' : PLANS.filter((plan) => values[plan] !== undefined)];
    }),
);

describe('questions of the help center', () => {
  it('are at least sixty, in all nine categories', () => {
    expect(FILES.length).toBeGreaterThanOrEqual(60);
    const used = FILES.map((file) => /^category: (.+)$/m.exec(read(`en/${file}`))?.[1]);
    expect(CATEGORIES.filter((category) => !used.includes(category))).toEqual([]);
  });

  it('have no hard-coded figure in their answers', () => {
    const typed = TEXTS.filter(({ text }) =>
      /\d/.test(bodyOf(text).replace(/\{\{[^{}]+\}\}|\]\([^)]*\)/g, '')),
    );
    expect(typed.map(({ name }) => name)).toEqual([]);
  });

  it.each(FILES)('%s has the same facts and links in every language', (file) => {
    const [en, es, pt] = FOLDERS.map((folder) => {
      const body = bodyOf(read(`${folder}/${file}`));
      const links = [...body.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path = '']) =>
        path.replace(/-(EN|ES|PT)-/, '-'),
      );
      return [...new Set([...referencesIn(body), ...links])].sort();
    });
    expect(es).toEqual(en);
    expect(pt).toEqual(en);
  });

  it('state what a benefit pays for every plan that includes it', () => {
    const named = TEXTS.flatMap(({ name, text }) => {
      const pairs = referencesIn(text).flatMap((reference) => {
        const [, row, plan] = /^fact:benefit\.([\w-]+)\.(\w+)$/.exec(reference) ?? [];
        return row === undefined ? [] : [{ row, plan: plan as Plan }];
      });
      return [...new Set(pairs.map(({ row }) => row))].map((row) => ({
        name: `${name} ${row}`,
        plans: PLANS.filter((plan) => pairs.some((pair) => pair.row === row && pair.plan === plan)),
        included: INCLUDED.get(row),
      }));
    });
    expect(named.length).toBeGreaterThan(50);
    expect(
      named.filter(({ plans: said, included }) => included !== 'any' && said.join() !== included?.join()),
    ).toEqual([]);
  });
});
