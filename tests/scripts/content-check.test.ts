import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatOpenPoints, listOpenPoints } from '#scripts/content/open-points.ts';
import { runScript } from '../support/run-script.ts';
import { FULL } from '../support/runs.ts';
import { contentFolder } from './content/content-folder.ts';

const TODAY = new Date('2026-11-20T12:00:00Z');
const SETTLED = { 'data/open-points.json': '[]\n' };

const pointsOf = (files: Readonly<Record<string, string>>, today = TODAY): readonly string[] =>
  listOpenPoints({ root: contentFolder({ ...SETTLED, ...files }), today }).map(
    ({ at, what }) => `${at}: ${what}`,
  );

describe('open points: placeholder and missing values of the brand', () => {
  it.each([
    ['"siteUrl": "https://www.health-plans.example"', 'siteUrl: "https://www.health-plans.example"'],
    ['"general": "info@health-plans.example"', 'general: "info@health-plans.example"'],
    ['"address": null', 'address: not given'],
  ])('lists %s', (line, what) => {
    expect(pointsOf({ 'data/brand.json': `{\n  ${line}\n}\n` })).toEqual([`data/brand.json:2: ${what}`]);
  });

  it('lists array items under the name of their array', () => {
    const brand =
      '{\n  "telephones": [\n    "+1 246 555 0100",\n    "+1 246 430 0001"\n  ],\n  "address": ["Address line 1", "Bridgetown"]\n}';
    expect(pointsOf({ 'data/brand.json': brand })).toEqual([
      'data/brand.json:3: telephones: "+1 246 555 0100"',
      'data/brand.json:6: address: "Address line 1"',
    ]);
  });

  it('lists the placeholder security contact and its outdated confirmation date', () => {
    const security = '{\n  "contact": "security@health-plans.example",\n  "asOf": "2025-01-01"\n}';
    expect(pointsOf({ 'data/security.json': security })).toEqual([
      'data/security.json:2: contact: "security@health-plans.example"',
      'data/security.json:3: asOf: 2025-01-01',
    ]);
  });

  it('ignores real values and a null web vitals target, which is left out on purpose', () => {
    const brand = '{\n  "chat": "https://chat.insurer.com/",\n  "webVitalsTarget": null\n}';
    expect(pointsOf({ 'data/brand.json': brand })).toEqual([]);
  });
});

describe('open points: dates more than a year old', () => {
  it.each([
    ['"date": "2025-06-25"', '2026-06-25', false],
    ['"date": "2025-06-25"', '2026-06-26', true],
    ['"year": 2024', '2026-01-01', true],
    ['"workplaceRankingYear": 2024', '2026-11-20', true],
    ['"heldSince": 1982', '2026-11-20', false],
  ])('%s on %s is open: %s', (line, today, open) => {
    const points = pointsOf({ 'data/provider.json': `{\n  ${line}\n}` }, new Date(`${today}T00:00:00Z`));
    expect(points.map((point) => point.split(': ')[0])).toEqual(open ? ['data/provider.json:2'] : []);
  });

  it('lists answers whose review date is over a year old or missing', () => {
    const files = {
      'data/faq/en/new.md': '---\nreviewed: 2026-01-01\n---\n',
      'data/faq/es/none.md': '---\nid: none\n---\n',
      'data/faq/pt/old.md': '---\nid: old\nreviewed: 2025-01-01\n---\n',
    };
    expect(pointsOf(files)).toEqual([
      'data/faq/pt/old.md:3: reviewed: 2025-01-01',
      'data/faq/es/none.md:1: the front matter has no "reviewed" date',
    ]);
  });
});

it('the directory is listed while it is a sample, and when its date is over a year old', () => {
  const sample = '{\n  "asOf": "2025-01-01",\n  "illustrative": true\n}';
  expect(pointsOf({ 'data/directory.json': sample }).map((point) => point.split(': ')[0])).toEqual([
    'data/directory.json:3',
    'data/directory.json:2',
  ]);
  expect(pointsOf({ 'data/directory.json': sample.replace('true', 'false') })).toHaveLength(1);
});

it('legal texts are listed as drafts until their front matter has an approval date', () => {
  const files = {
    'data/legal/en/terms.md': '---\ntitle: Terms\n---\n',
    'data/legal/es/terms.md': '---\ntitle: Términos\napproved: 2026-10-01\n---\n',
  };
  expect(pointsOf(files)).toEqual(['data/legal/en/terms.md:1: a draft in plain language, not yet approved']);
});

it('points of data/open-points.json are listed at the line that they refer to, or at their own line', () => {
  const rows = [
    { group: 'A', what: 'Supply the list.' },
    { group: 'A', what: 'Confirm the days.', file: 'data/plans.json', find: '"days"' },
  ];
  const files = {
    'data/open-points.json': JSON.stringify(rows, null, 2),
    'data/plans.json': '{\n  "days": 30\n}',
  };
  expect(pointsOf(files)).toEqual([
    'data/open-points.json:4: Supply the list.',
    'data/plans.json:2: Confirm the days.',
  ]);
});

describe('data/open-points.json: each point refers to a line that exists', () => {
  const written: readonly { readonly what: string; readonly file?: string; readonly find?: string }[] =
    JSON.parse(readFileSync('data/open-points.json', 'utf8'));
  const places = new Map(
    listOpenPoints({ root: '.', today: TODAY }).map(({ what, at }) => [what, at] as const),
  );

  it.each(written)('$what', ({ what, file, find = '' }) => {
    expect(file).toBeDefined();
    const [, line] = /^(?:.+):(\d+)$/.exec(places.get(what) ?? '') ?? [];
    expect(places.get(what)).toBe(`${file}:${line}`);
    expect(readFileSync(file ?? '', 'utf8').split('\n')[Number(line) - 1]).toContain(find);
  });
});

it('points are printed in groups with counts', () => {
  const points = [
    { group: 'One', what: 'a', at: 'x:1' },
    { group: 'Two', what: 'b' },
    { group: 'One', what: 'c' },
  ];
  expect(formatOpenPoints(points)).toBe('One (2)\n  x:1: a\n  c\n\nTwo (1)\n  b\n\n3 open points.');
  expect(formatOpenPoints([])).toBe('Nothing is open.');
});

describe('npm run content:check', () => {
  it('lists the points that the rulings require, and exits with 1 under --strict while any point is open', () => {
    const { status, stdout } = runScript('content-check', ['--strict']);
    expect(status).toBe(1);
    for (const named of ['illustrative', '27a', '27b', 'Home health', 'Emergency dental', 'circumcision'])
      expect(stdout).toContain(named);
    expect(stdout).toMatch(/data\/brand\.json:\d+: /);
  });

  if (FULL)
    it('exits with 0 without --strict', () => {
      expect(runScript('content-check', []).status).toBe(0);
    });
});
