import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePage } from '#workers/hospitals/result-codec.ts';
import { runs } from '../support/runs.ts';
import { anyDirectory } from './arbitraries.ts';

it('a page keeps any rows, distances, unknown ones included, and the number of hospitals without coordinates', () => {
  fc.assert(
    fc.property(anyDirectory(), fc.nat(), fc.boolean(), (rows, total, isNear) => {
      const near = { distances: rows.map((_, at) => (at % 2 === 0 ? at / 4 : undefined)), unplaced: 3 };
      const page = { total, rows, ...(isNear && near) };
      expect(parsePage(structuredClone(JSON.stringify(page)))).toEqual(page);
    }),
    { numRuns: runs(300) },
  );
});
