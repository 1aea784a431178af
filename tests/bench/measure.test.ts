import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digits, mean, median, quantile, readable, readableBytes, time, toMarkdown } from './measure.ts';

const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 50 });

describe('Statistics', () => {
  it('have as the quantile one of the values, which the share of them does not exceed', () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
        const found = quantile(all, share);
        expect(all).toContain(found);
        expect(all.filter((value) => value <= found).length).toBeGreaterThanOrEqual(share * all.length);
        expect(all.filter((value) => value < found).length).toBeLessThanOrEqual(share * all.length);
      }),
    );
  });

  it('do not depend on the order, nor change it', () => {
    const all = [3, 1, 2];
    expect([median(all), quantile(all, 1), quantile(all, 0)]).toEqual([2, 3, 1]);
    expect(all).toEqual([3, 1, 2]);
    expect(median([4, 1, 3, 2])).toBe(3);
  });

  it('have as the mean the sum shared out, and 0 of nothing', () => {
    expect(mean([1, 2, 6])).toBe(3);
    expect([mean([]), quantile([], 0.5)]).toEqual([0, 0]);
  });

  it('tell a result beside the milliseconds it took', () => {
    const { result, took } = time(() => 'done');
    expect(result).toBe('done');
    expect(took).toBeGreaterThanOrEqual(0);
  });
});

describe('Figures in words', () => {
  it('have three digits and a unit that fits', () => {
    expect([0.0001234, 0.01234, 0.9994, 12.34, 1234].map(readable)).toEqual([
      '0.123 µs',
      '12.3 µs',
      '999 µs',
      '12.3 ms',
      '1.23 s',
    ]);
    expect([0, 999, 1234, 123_456, 12_345_678].map(readableBytes)).toEqual([
      '0 B',
      '999 B',
      '1.23 KB',
      '123 KB',
      '12.3 MB',
    ]);
    expect([0.95, 1234.5, 6].map(digits)).toEqual(['0.95', '1,230', '6']);
  });

  it('make a table of Markdown', () => {
    expect(
      toMarkdown(
        ['', 'a'],
        [
          ['x', '1'],
          ['y', '2'],
        ],
      ),
    ).toBe('|  | a |\n| --- | --- |\n| x | 1 |\n| y | 2 |');
  });
});
