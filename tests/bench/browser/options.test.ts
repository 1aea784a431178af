import { describe, expect, it } from 'vitest';
import { readOptions, USAGE } from './options.ts';

describe('the options of bench:browser', () => {
  it('are the site as last built, at full speed and slowed four times, five visits', () => {
    expect(readOptions([])).toEqual({
      site: undefined,
      rows: undefined,
      slow: [1, 4],
      visits: 5,
      write: false,
    });
  });

  it('are fewer visits at full speed where many rows are asked for', () => {
    expect(readOptions(['--rows', '1000000'])).toMatchObject({ rows: 1_000_000, slow: [1], visits: 3 });
    expect(readOptions(['--rows', '9', '--slow', '1,6', '--visits', '1'])).toMatchObject({
      slow: [1, 6],
      visits: 1,
    });
  });

  it('are told when asked for', () => {
    expect(readOptions(['--help'])).toBe(USAGE);
  });

  it.each([
    [['--rows', 'many'], '--rows: "many" is not a number'],
    [['--rows', '0'], '--rows: "0"'],
    [['--slow', '4,'], '--slow: "4," is not a list'],
    [['--visits', '-1'], '--visits'],
    [['--visits', '1.5'], '--visits: "1.5"'],
    [['--fast'], '--fast'],
    [['4'], "'4'"],
  ])('refuse %j with the reason', (args, reason) => {
    const text = readOptions(args);
    expect(text).toContain(reason);
    expect(text).toContain(USAGE);
  });
});
