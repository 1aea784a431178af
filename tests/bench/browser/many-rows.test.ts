import { describe, expect, it } from 'vitest';
import { gestureTable, longTaskMisses, toVisit } from './many-rows.ts';

const seen = {
  gestures: [
    { kind: 'key', begun: 1000, at: 1010, painted: { suggestions: [1030, 1040], count: [1050, 1060] } },
    { kind: 'scroll', begun: 2000, at: undefined, painted: {} },
  ],
  events: [],
  tasks: [
    { start: 400, duration: 90 },
    { start: 1020, duration: 60 },
  ],
} satisfies Parameters<typeof toVisit>[0];

describe('the finder on many rows', () => {
  it('has what ran before the first gesture told apart', () => {
    const { opening, gestures } = toVisit(seen);
    expect(opening).toEqual([90]);
    expect(gestures.map(({ kind, task }) => [kind, task])).toEqual([
      ['key', 60],
      ['scroll', 0],
    ]);
  });

  it('misses with every sort of gesture that had a long task', () => {
    const { gestures } = toVisit(seen);
    expect(longTaskMisses(gestures)).toEqual(['key in the name: long tasks, 1 (up to 60 ms)']);
    expect(longTaskMisses(gestures.filter(({ task }) => task === 0))).toEqual([]);
  });

  it('has a line for each thing that a gesture paints, and one for a gesture that paints nothing', () => {
    const table = gestureTable(toVisit(seen).gestures);
    expect(table).toContain(
      '| key in the name: count painted | 1 | 50 ms | 50 ms | 50 ms | 1 (up to 60 ms) |',
    );
    expect(table).toContain('| scrolled | 1 |  |  |  | 0 |');
  });
});
