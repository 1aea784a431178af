import { describe, expect, test } from 'vitest';
import { PAGES } from '#domain/page.ts';
import { summarizeRuns } from '#scripts/lighthouse/measure.ts';
import { failures, scoreTable, visitTable } from '#scripts/lighthouse/tables.ts';
import { exceededBudgets } from '#scripts/lighthouse/visit.ts';
import { parseArguments } from '#scripts/lighthouse.ts';

const audit = (id: string, score: number) => ({ id, title: `Title of ${id}`, score, numericValue: 1 });

/** Returns a Lighthouse result with `score` in one category and 100 in the others. */
const measured = (category: string, score: number) => {
  const names = ['performance', 'accessibility', 'best-practices', 'seo'];
  const auditRefs = [
    { id: 'link-name', weight: 7 },
    { id: 'passed', weight: 3 },
  ];
  return {
    audits: { 'link-name': audit('link-name', score), passed: audit('passed', 1) },
    categories: Object.fromEntries(
      names.map((name) => [name, { score: name === category ? score : 1, auditRefs }]),
    ),
  } as unknown as Parameters<typeof summarizeRuns>[1][number];
};

describe('npm run lighthouse', () => {
  test('without options, measures every route in English and the heavy routes in all languages, three times', () => {
    const options = parseArguments([]);
    expect(options.runs).toBe(3);
    for (const { path } of Object.values(PAGES))
      if (!path.startsWith('/COC')) expect(options.paths).toContain(path);
    for (const path of ['/es', '/pt', '/es/hospitals', '/pt/faqs', '/pt/compare-plans'])
      expect(options.paths).toContain(path);
    expect(new Set(options.paths).size).toBe(options.paths.length);
    expect(parseArguments(['--path', '/es', '--runs', '1'])).toEqual({
      paths: ['/es'],
      runs: 1,
      write: false,
    });
  });

  test('reports medians, and below 100 names the failed audits', () => {
    const results = [0.93, 1, 0.9].map((score) => measured('accessibility', score));
    const report = summarizeRuns('/about', results);
    expect(scoreTable([report])).toMatch(/\| \/about +\| 100 +\| 93 +\| 100/);
    expect(failures(report)).toEqual(['/about: accessibility: Title of link-name (link-name)']);
  });

  test('has no SEO score for a noindex page', () => {
    const leftOut = measured('seo', 0.6);
    leftOut.audits['is-crawlable'] = audit('is-crawlable', 0) as never;
    const report = summarizeRuns('/hospitals/texas', [leftOut]);
    expect(report.scores).not.toHaveProperty('seo');
    expect(report.failed).toEqual([]);
    expect(scoreTable([report])).toContain('noindex');
    expect(summarizeRuns('/about', [measured('seo', 0.6)]).failed).toHaveLength(1);
  });
});

describe('page visit budgets', () => {
  const bytes = { HTML: 20_000, scripts: 100_000, styles: 15_000, fonts: 65_000, other: 0 };
  const calm = { path: '/about', bytes, shift: 0, longest: 0, slowest: 80 };

  test('name each exceeded budget with its page and value', () => {
    expect(exceededBudgets(calm)).toEqual([]);
    const heavy = { ...bytes, HTML: 20_100, scripts: 101_000, fonts: 70_000 };
    expect(exceededBudgets({ ...calm, bytes: heavy, shift: 0.0141, longest: 90, slowest: 88 })).toEqual([
      '/about: HTML 20.1 kB, more than 20',
      '/about: scripts 101.0 kB, more than 100',
      '/about: fonts 70.0 kB, more than 65',
      '/about: a layout shift of 0.0141',
      '/about: a task of 90 ms after loading, more than 50',
      '/about: 88 ms to the next paint, more than 80',
    ]);
  });

  test('allow the finder more scripts; its long tasks are only reported', () => {
    const finder = { ...calm, path: '/es/hospitals', bytes: { ...bytes, scripts: 145_000 }, longest: 70 };
    expect(exceededBudgets(finder)).toEqual([]);
    expect(visitTable([finder])).toContain('70 ms');
  });
});
