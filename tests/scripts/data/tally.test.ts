import { expect, test } from 'vitest';
import { Tally } from '#scripts/data/report.ts';

test('tally yields each distinct entry once, by first appearance, with its lines in order, at every iteration', () => {
  const tally = new Tally<{
    readonly zip: string;
    readonly why: string;
    readonly lines: readonly number[];
  }>();
  tally.add(4, { zip: '1', why: '2' });
  tally.add(5, { zip: '__proto__', why: '' });
  tally.add(9, { zip: '1', why: '2' });
  tally.add(7, { zip: '12', why: '' });
  const entries = [
    { zip: '1', why: '2', lines: [4, 9] },
    { zip: '__proto__', why: '', lines: [5] },
    { zip: '12', why: '', lines: [7] },
  ];
  expect([...tally]).toEqual(entries);
  expect([...tally]).toEqual(entries);
});
