import { describe, expect, it } from 'vitest';
import { type Figures, figuresOf, growthTable, missesOf, speedTable } from './figures.ts';
import { growthOf, type Held } from './growth.ts';
import { layoutTimes } from './key-to-layout.ts';

const held = (queries: number, page: number, core = 3e6): Held => ({ queries, page, worker: 5e6, core });

const trips = (message: number, call: number) => ({
  message: [9, 9, message, message, message],
  call: [9, 9, call, call, call],
  rows: [9, 9, 1, 2, 3],
});

const visits = {
  slow: 4,
  starts: [300, 100, 200],
  layouts: [[10, 20, 30], [40], [5, 6]],
  trips: [trips(0.05, 0.07), trips(0.5, 0.6), trips(0.06, 0.09)],
};

describe('the figures of bench:browser', () => {
  it('are medians of the visits, the first rounds of questions left out', () => {
    const figures = figuresOf(visits);
    expect(figures).toMatchObject({ slow: 4, start: 200, slowestStart: 300, layout: 20, layoutP95: 30 });
    expect(figures).toMatchObject({ keys: 6, message: 0.06, call: 0.09, rows: 2 });
    expect(figures.overhead).toBeCloseTo(0.03);
  });

  it('count the keys that changed something, from the key to the layout', () => {
    const keys = [
      { at: 100, laidOut: 130 },
      { at: 200, laidOut: undefined },
      { at: 300, laidOut: 340 },
    ];
    expect(layoutTimes({ keys })).toEqual([30, 40]);
  });

  it('stand in a table, a column for each speed', () => {
    const table = speedTable([{ ...figuresOf(visits), slow: 1 } satisfies Figures, figuresOf(visits)]);
    expect(table).toContain('|  | processor 1× | processor slowed 4× |');
    expect(table).toContain('| … what Comlink adds | 30 µs | 30 µs |');
  });
});

describe('growth of memory', () => {
  const still = growthOf([
    [held(100, 10e6), held(1100, 11e6)],
    [held(110, 10e6), held(1105, 99e6)],
    [held(100, 9e6), held(1100, 9.5e6)],
  ]);

  it('is that of the medians, part by part', () => {
    expect(still).toContainEqual({ part: 'page', before: 10e6, after: 11e6 });
    expect(still).toContainEqual({ part: 'worker', before: 5e6, after: 5e6 });
    expect(missesOf(still)).toEqual([]);
  });

  it('is missed where it is more than allowed, and for the core where it is any', () => {
    expect(missesOf(growthOf([[held(100, 10e6), held(1100, 13e6, 3.1e6)]]))).toEqual([
      'memory of page, JavaScript: +3 MB, more than 2 MB',
      'memory of core, linear memory: +100 KB, more than 0 B',
    ]);
  });

  it('may be less than nothing', () => {
    expect(growthTable(growthOf([[held(100, 10e6), held(1100, 9e6)]]), [100, 1100])).toContain(
      '| page, JavaScript | 10 MB | 9 MB | −1 MB | 2 MB |',
    );
  });
});
