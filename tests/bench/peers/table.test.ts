import { describe, expect, it } from 'vitest';
import { divisionOf, entryOf, matchOf, raceOf } from './few-divisions.ts';
import { toMatch } from './results.ts';
import { toTable } from './table.ts';

const failure = { failed: 'out of memory (4 GB)' };
const lines = (text: string): readonly string[] => text.split('\n');

describe('The table of a directory', () => {
  const table = toTable(
    divisionOf(20, [
      entryOf('wasm', undefined),
      entryOf('twin', matchOf(3)),
      entryOf('minisearch', matchOf(10, 25)),
      entryOf('fuse', failure),
      { ...entryOf('orama', failure), shipment: failure, load: failure },
      { ...entryOf('sqlite', undefined), load: { failed: 'not finished after 9 s' } },
    ]),
    100,
  );

  it('has one line for each contestant, each with as many cells as its head', () => {
    const rows = lines(table).filter((line) => line.startsWith('|'));
    expect(rows).toHaveLength(8);
    for (const row of rows) expect(row.split('|')).toHaveLength(rows[0]?.split('|').length ?? 0);
  });

  it('tells ratios against the core, and the core’s own times', () => {
    expect(table).toContain(
      '| WebAssembly core | 50 ms | 2 KB | 1 KB | 10 ms | 10 µs | 40 µs | 1× | 1× | 5 MB | exact |',
    );
    expect(table).toContain(
      '| TypeScript twin | 50 ms | 2 KB | 1 KB | 10 ms | 30 µs | 120 µs | 3× | 3× | 5 MB | exact |',
    );
    expect(table).toContain('`JSON.parse` of the rows alone: 20 ms.');
  });

  it('tells the share of wrong counts', () => {
    expect(table).toMatch(/MiniSearch.*\| 25\.0 % of counts wrong \|/);
  });

  it('says of whoever cannot finish where and why', () => {
    expect(table).toMatch(/Fuse.*\| 10 ms \| – \| – \| – \| – \| 5 MB \| out of memory \(4 GB\) \|/);
    expect(table).toMatch(/Orama.*\| – \| – \| – \| – \| .*build: out of memory \(4 GB\) \|/);
    expect(table).toMatch(/SQLite.*\| load: not finished after 9 s \|/);
  });

  it('says how many queries were asked when time was over, and what is compressed lightly', () => {
    const entry = entryOf('naive', toMatch([raceOf(9, 0, 60)]));
    const light = { ...entry, shipment: { build: undefined, size: { bytes: 5, brotli: 4, light: true } } };
    expect(toTable(divisionOf(20, [light]), 100)).toMatch(
      /\| – \| 5 B \| ≈ 4 B \|.*\| exact \(60 queries\) \|/,
    );
  });

  it('does not hide a core that answers wrongly', () => {
    const wrong = { ...raceOf(2), core: { ...raceOf(2).core, wrongPages: 1 } };
    const entries = [entryOf('wasm', undefined), entryOf('twin', toMatch([wrong]))];
    expect(toTable(divisionOf(20, entries), 100)).toMatch(/WebAssembly core.*1\.0 % of answers WRONG/);
  });
});

describe('Several runs', () => {
  it('are told by the median of each figure, and of each run’s own ratio', () => {
    const match = toMatch([raceOf(2), raceOf(9), raceOf(4)]);
    expect(match.ratios.mean).toBeCloseTo(4);
    expect(match.peer.p50).toBeCloseTo(0.04);
  });

  it('share their wrong counts among all that was asked', () => {
    expect(toMatch([raceOf(2, 10, 100), raceOf(2, 0, 300)]).wrongCounts).toBeCloseTo(0.025);
  });
});
