import { describe, expect, test } from 'vitest';
import { medianBy } from '#scripts/lighthouse/median.ts';
import { readOptions, USAGE } from '#scripts/lighthouse/options.ts';
import { judge } from '#scripts/lighthouse/report.ts';
import { tell } from '#scripts/lighthouse/tell.ts';

const audit = (id: string, score: number, more: object = {}) => ({
  id,
  title: `Title of ${id}`,
  description: 'Why it counts. [Learn more](https://example.org/).',
  score,
  scoreDisplayMode: 'numeric',
  numericValue: 1,
  ...more,
});

/** A measurement whose categories all have 100 but one. */
const measured = (category: string, score: number) => {
  const names = ['performance', 'accessibility', 'best-practices', 'seo'];
  const details = { items: [{ node: { selector: 'main > a', snippet: '<a href="/x">' } }] };
  return {
    audits: { 'link-name': audit('link-name', score, { details }), passed: audit('passed', 1) },
    categories: Object.fromEntries(
      names.map((name) => [
        name,
        {
          score: name === category ? score : 1,
          auditRefs: [
            { id: 'link-name', weight: 7 },
            { id: 'passed', weight: 3 },
          ],
        },
      ]),
    ),
  } as unknown as Parameters<typeof judge>[1][number];
};

describe('npm run lighthouse', () => {
  test('the median is the one in the middle, of two the lower', () => {
    expect(medianBy([98, 100, 91], Number)).toBe(98);
    expect(medianBy([100, 91], Number)).toBe(91);
    expect(() => medianBy([], Number)).toThrow('nothing was measured');
  });

  test('without options it measures a page of each kind three times', () => {
    expect(readOptions([])).toEqual({
      paths: ['/', '/about', '/af-care', '/superior', '/hospitals'],
      runs: 3,
    });
    expect(readOptions(['--path', '/es', '--runs', '1'])).toEqual({ paths: ['/es'], runs: 1 });
  });

  test('an option that makes no sense is refused with the usage', () => {
    expect(readOptions(['--help'])).toBe(USAGE);
    for (const args of [
      ['--runs', '0'],
      ['--path', 'about'],
      ['--page', '/'],
    ])
      expect(readOptions(args)).toContain(USAGE);
  });

  test('a median of 100 passes though one run was below', () => {
    const runs = [measured('seo', 1), measured('seo', 0.9), measured('seo', 1)];
    const { scores, failed } = judge('/', runs);
    expect(scores).toEqual({ performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 });
    expect(failed).toEqual([]);
  });

  test('below 100 it says which audit failed, why and where', () => {
    const told = tell([judge('/about', [measured('accessibility', 0.93)])]);
    expect(told).toContain('/about is below 100:');
    expect(told).toContain('accessibility: Title of link-name (link-name)');
    expect(told).toContain('Why it counts. Learn more.');
    expect(told).toContain('· main > a  <a href="/x">');
    expect(told).not.toContain('Title of passed');
  });
});
