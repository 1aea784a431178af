import { describe, expect, it } from 'vitest';
import { measuredIn, middleVisit } from './measured.ts';
import type { Seen } from './watch.ts';

/** A key at 100, then Filter at 400. */
const visit = (suggestions: number, longest: number): Seen => ({
  gestures: [
    { kind: 'key', begun: 90, at: 100, painted: { suggestions: [110, 100 + suggestions] } },
    { kind: 'filter', begun: 390, at: 400, painted: { rows: [450, 900] } },
  ],
  events: [
    { name: 'keydown', start: 100, duration: 24 },
    { name: 'keyup', start: 160, duration: 40 },
    { name: 'click', start: 400, duration: 64 },
  ],
  tasks: [{ start: 410, duration: longest }],
});

describe('what a gesture took', () => {
  it('is its longest event, its paints from its beginning, and its longest task', () => {
    expect(measuredIn(visit(50, 60))).toEqual([
      { kind: 'key', toPaint: 40, painted: { suggestions: 50 }, task: 0 },
      { kind: 'filter', toPaint: 64, painted: { rows: 50 }, task: 60 },
    ]);
  });

  it('is the median of the visits, gesture by gesture', () => {
    const visits = [visit(50, 60), visit(300, 0), visit(70, 0)].map(measuredIn);
    expect(middleVisit(visits).map(({ painted, task }) => [painted, task])).toEqual([
      [{ suggestions: 70 }, 0],
      [{ rows: 50 }, 0],
    ]);
  });

  it('is not told where the visits did different things', () => {
    const [first, second] = [measuredIn(visit(50, 60)), measuredIn(visit(50, 60)).slice(1)];
    expect(() => middleVisit([first, second])).toThrow('did not do the same');
  });
});
