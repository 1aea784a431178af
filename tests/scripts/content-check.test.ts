import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatOpenPoints, listOpenPoints } from '#scripts/content/open-points.ts';
import { runScript } from '../support/run-script.ts';
import { FULL } from '../support/runs.ts';
import { contentFolder } from './content/content-folder.ts';

const TODAY = new Date('2026-11-20T12:00:00Z');
const SETTLED = { 'data/open-points.json': '[]\n' };

const pointsOf = (files: Readonly<Record<string, string>>, today = TODAY): readonly string[] =>
  listOpenPoints(contentFolder({ ...SETTLED, ...files }), today).map(({ at, what }) => `${at}: ${what}`);

const WRITTEN = [
  { group: 'A', what: 'Supply the list.' },
  { group: 'A', what: 'Confirm the days.', file: 'data/plans.json', find: '"days"' },
  { group: 'A', what: 'Confirm all.', file: 'data/plans.json' },
];

it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  [
    'reserved and missing values of the brand, items of an array under its name',
    {
      'data/brand.json':
        '{\n  "siteUrl": "https://www.health-plans.example",\n  "general": "info@health-plans.example",\n  "post": null,\n' +
        '  "telephones": [\n    "+1 246 555 0100",\n    "+1 246 430 0001"\n  ],\n  "address": ["Address line 1", "Bridgetown"]\n}',
    },
    [
      'data/brand.json:2: siteUrl: "https://www.health-plans.example"',
      'data/brand.json:3: general: "info@health-plans.example"',
      'data/brand.json:4: post: not given',
      'data/brand.json:6: telephones: "+1 246 555 0100"',
      'data/brand.json:9: address: "Address line 1"',
    ],
  ],
  [
    'the placeholder security contact and its outdated confirmation date',
    { 'data/security.json': '{\n  "contact": "security@health-plans.example",\n  "asOf": "2025-01-01"\n}' },
    [
      'data/security.json:2: contact: "security@health-plans.example"',
      'data/security.json:3: asOf: 2025-01-01',
    ],
  ],
  [
    'no real values, and no null web vitals target, which is left out on purpose',
    { 'data/brand.json': '{\n  "chat": "https://chat.insurer.com/",\n  "webVitalsTarget": null\n}' },
    [],
  ],
  [
    'answers whose review date is over a year old or missing',
    {
      'data/faq/en/new.md': '---\nreviewed: 2026-01-01\n---\n',
      'data/faq/es/none.md': '---\nid: none\n---\n',
      'data/faq/pt/old.md': '---\nid: old\nreviewed: 2025-01-01\n---\n',
    },
    [
      'data/faq/pt/old.md:3: reviewed: 2025-01-01',
      'data/faq/es/none.md:1: the front matter has no "reviewed" date',
    ],
  ],
  [
    'the directory while it is a sample, and its date',
    { 'data/directory.json': '{\n  "asOf": "2025-01-01",\n  "illustrative": true\n}' },
    [
      'data/directory.json:3: The hospital directory: its network marks are samples (illustrative: true).',
      'data/directory.json:2: asOf: 2025-01-01',
    ],
  ],
  ['no directory of the provider', { 'data/directory.json': '{\n  "illustrative": false\n}' }, []],
  [
    'legal texts without an approval date',
    {
      'data/legal/en/terms.md': '---\ntitle: Terms\n---\n',
      'data/legal/es/terms.md': '---\ntitle: Términos\napproved: 2026-10-01\n---\n',
    },
    ['data/legal/en/terms.md:1: a draft in plain language, not yet approved'],
  ],
  [
    'points of data/open-points.json at the line that they refer to, or at their own line',
    { 'data/open-points.json': JSON.stringify(WRITTEN, null, 2), 'data/plans.json': '{\n  "days": 30\n}' },
    [
      'data/open-points.json:4: Supply the list.',
      'data/plans.json:2: Confirm the days.',
      'data/plans.json:1: Confirm all.',
    ],
  ],
])('open points are %s', (_, files, points) => {
  expect(pointsOf(files)).toEqual(points);
});

it.each([
  ['"date": "2025-06-25"', '2026-06-25', false],
  ['"date": "2025-06-25"', '2026-06-26', true],
  ['"year": 2024', '2026-01-01', true],
  ['"workplaceRankingYear": 2024', '2026-11-20', true],
  ['"heldSince": 1982', '2026-11-20', false],
])('the claim %s is open on %s: %s', (line, today, open) => {
  const points = pointsOf({ 'data/provider.json': `{\n  ${line}\n}` }, new Date(`${today}T00:00:00Z`));
  expect(points).toHaveLength(open ? 1 : 0);
});

describe('data/open-points.json: each point refers to a line that exists', () => {
  const written: readonly { readonly what: string; readonly file?: string; readonly find?: string }[] =
    JSON.parse(readFileSync('data/open-points.json', 'utf8'));
  const places = new Map(listOpenPoints('.', TODAY).map(({ what, at }) => [what, at] as const));

  it.each(written)('$what', ({ what, file = '', find = '' }) => {
    const [, line] = /:(\d+)$/.exec(places.get(what) ?? '') ?? [];
    expect(places.get(what)).toBe(`${file}:${line}`);
    expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]).toContain(find);
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
