import { describe, expect, it } from 'vitest';
import { createRecords } from '#workers/hospitals/records.ts';
import { openParts } from './engines.ts';
import { makeDirectory } from './synthetic.ts';

const { directory } = openParts(makeDirectory(40_000, 3));

describe('records', () => {
  it('match their rows, for any number and order of requests', () => {
    const record = createRecords(directory);
    const far = [0, 16_384, 32_768, 16_384, 0, 39_999, 23_615, 39_999];
    const fresh = far.map((row) => createRecords(directory)(row));
    expect(far.map(record)).toEqual(fresh);
    expect(new Set(fresh.map(({ name, zip }) => `${name} ${zip}`)).size).toBeGreaterThan(3);
  });

  it('are reused until another row takes their slot', () => {
    const record = createRecords(directory);
    expect(record(7)).toBe(record(7));
  });
});
