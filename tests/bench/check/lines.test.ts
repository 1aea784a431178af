import { describe, expect, it } from 'vitest';
import { divisionOf, entryOf, matchOf } from '../peers/few-divisions.ts';
import type { Division, Entry } from '../peers/results.ts';
import { isMissed, type Line, toRow, verdictOf } from './line.ts';
import { raceLines } from './race-lines.ts';

const line = (change: Partial<Line>): Line => ({
  what: 'speed',
  sense: 'at least',
  unit: '×',
  required: 20,
  stretch: 30,
  measured: 25,
  ...change,
});

describe('One requirement', () => {
  it('is missed, met, or met with its stretch', () => {
    const verdicts = [19.99, 20, 29.9, 30].map((measured) => verdictOf(line({ measured })));
    expect(verdicts).toEqual(['MISSED', 'met', 'met', 'stretch']);
  });

  it('turns round where less is better', () => {
    const most = { sense: 'at most', required: 8, stretch: 5 } as const;
    const verdicts = [8.1, 8, 5].map((measured) => verdictOf(line({ ...most, measured })));
    expect(verdicts).toEqual(['MISSED', 'met', 'stretch']);
  });

  it('is missed when it could not be measured, unless nothing is required', () => {
    expect(isMissed(line({ measured: undefined }))).toBe(true);
    expect(isMissed(line({ measured: undefined, required: undefined }))).toBe(false);
    expect(isMissed(line({ measured: Number.NaN }))).toBe(true);
    expect(verdictOf(line({ measured: 1, required: undefined }))).toBe('told');
  });

  it('stands in a table with what is required and what was measured', () => {
    expect(toRow(line({ note: 'why' }))).toEqual(['speed', 'at least 20×', '30×', '25×', 'met', 'why']);
    expect(toRow(line({ required: undefined, measured: undefined })).slice(1, 5)).toEqual([
      'at least –',
      '30×',
      '–',
      'told',
    ]);
  });
});

const entries = (...more: readonly Entry[]): readonly Entry[] => [
  entryOf('wasm', undefined, 10),
  entryOf('twin', matchOf(3), 25),
  entryOf('naive', matchOf(120)),
  ...more,
];
const find = (division: Division, what: string, isReal = false): Line => {
  const found = raceLines(division, isReal).find((each) => each.what.endsWith(what));
  if (found === undefined) throw new Error(`no line "${what}"`);
  return found;
};

describe('What is required of the core', () => {
  const division = divisionOf(
    7500,
    entries(entryOf('flexsearch', matchOf(30)), entryOf('fuse', matchOf(50))),
  );

  it('is asked of three sizes, each with goals of its own', () => {
    const goals = [7500, 100_000, 1_000_000].map((rows) => {
      const { required, stretch } = find(divisionOf(rows, entries()), 'mean against localeCompare');
      return [required, stretch];
    });
    expect(goals).toEqual([
      [60, 100],
      [600, 1000],
      [6000, 10_000],
    ]);
    expect(raceLines(divisionOf(1000, entries()), false).map(({ what }) => what)).toEqual([
      '1000 rows: index against TSV, brotli',
      '1000 rows: index per row, brotli',
    ]);
  });

  it('compares means, text queries, and the 95th percentile with the best of those that are exact', () => {
    expect(find(division, 'mean against localeCompare').measured).toBeCloseTo(120);
    expect(find(division, 'text queries against the twin').measured).toBeCloseTo(3);
    const best = find(division, 'p95 against the best exact peer');
    expect(best.measured).toBeCloseTo(30);
    expect(best.note).toContain('FlexSearch');
  });

  it('leaves out who counts wrongly, who did not finish, and the twin, when it looks for the best', () => {
    const others = [
      entryOf('minisearch', matchOf(2, 1)),
      entryOf('orama', { failed: 'not finished after 9 s' }),
      entryOf('sqlite', matchOf(80)),
    ];
    const best = find(divisionOf(7500, entries(...others)), 'p95 against the best exact peer');
    expect(best.measured).toBeCloseTo(80);
    expect(best.note).toContain('SQLite');
  });

  it('holds the twin to the naive way, and loading to the twin and to JSON.parse', () => {
    expect(find(division, 'the twin against naive')).toMatchObject({ required: 30 });
    expect(find(division, 'the twin against naive').measured).toBeCloseTo(40);
    expect(find(division, 'load against the twin').measured).toBeCloseTo(2.5);
    expect(find(division, 'load against JSON.parse of the rows').measured).toBeCloseTo(2);
  });

  it('weighs the index against TSV everywhere, and by the row where the rows are real', () => {
    expect(find(division, 'index against TSV, brotli')).toMatchObject({ required: 0.8, measured: 0.7 });
    expect(find(division, 'index per row, brotli').required).toBeUndefined();
    expect(find(division, 'index per row, brotli', true)).toMatchObject({
      required: 12,
      measured: 700 / 7500,
    });
  });

  it('limits the memory at a million rows', () => {
    expect(find(divisionOf(1_000_000, entries()), 'WebAssembly memory')).toMatchObject({
      required: 90,
      measured: 3,
    });
  });

  it('is missed by what could not be measured', () => {
    const failed = divisionOf(7500, [
      entryOf('wasm', undefined),
      entryOf('naive', { failed: 'ended with 1' }),
    ]);
    for (const what of ['mean against localeCompare', 'the twin against naive', 'load against the twin'])
      expect(isMissed(find(failed, what))).toBe(true);
    expect(find(failed, 'mean against localeCompare').note).toBe('ended with 1');
  });
});
