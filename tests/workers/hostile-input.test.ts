import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hospitalKey } from '#domain/hospital.ts';
import { encodeSuggestions } from '#scripts/encode/encode-directory.ts';
import { encodeHelp } from '#scripts/help/encode-help.ts';
import { DEFAULT_QUERY, type HospitalQuery, SORT_KEYS } from '#workers/contract.ts';
import { openHelpIndex } from '#workers/help/help-index.ts';
import { createKeyLookup } from '#workers/hospitals/get-by-keys.ts';
import { IndexError } from '#workers/hospitals/index-error.ts';
import { createDistanceEngine } from '#workers/hospitals/near/distance-engine.ts';
import { readZipPoints } from '#workers/hospitals/near/zip-points.ts';
import { createPlainEngine } from '#workers/hospitals/plain-engine.ts';
import { createSuggester } from '#workers/hospitals/suggest/suggest.ts';
import { runs } from '../support/runs.ts';
import { anyDirectory, anyTyped } from './arbitraries.ts';
import { encodeSomeZips, openParts } from './engines.ts';
import { FEW } from './help-few.ts';
import { makeDirectory } from './synthetic.ts';

const HOSPITALS = makeDirectory(120, 33);
const PARTS = openParts(HOSPITALS);
const ZIPS = encodeSomeZips(HOSPITALS);
const SUGGESTIONS = encodeSuggestions(PARTS);

const anyNumber = fc.oneof(
  fc.constantFrom(0, -0, 0.5, -1, 50, 119, 120, 121, 2 ** 31, 2 ** 32, 2 ** 53, Number.NaN),
  fc.double(),
);
const anyText = fc.oneof(
  anyTyped,
  fc.constantFrom('<script>', '../..', '😀'.repeat(60), 'st '.repeat(2000)),
  fc
    .tuple(fc.constantFrom(...HOSPITALS), fc.nat(8), fc.nat(20))
    .map(([{ name, city, state }, at, length]) => `${name} ${city}, ${state}`.slice(at, at + 1 + length)),
);
/** Values that an address may contain, regardless of the types. */
const anyQuery = fc.record(
  {
    text: anyText,
    city: anyText,
    state: anyText,
    network: fc.constantFrom('open', 'plus', 'core', '', 'PLUS', 'constructor', 'gold'),
    near: fc.record({
      point: fc.record({ latitude: anyNumber, longitude: anyNumber }),
      within: anyNumber,
    }),
    sort: fc.record({
      key: fc.constantFrom(...SORT_KEYS, '', 'zip', '__proto__', 'constructor', 'NAME'),
      direction: fc.constantFrom('asc', 'desc', '', 'up'),
    }),
    offset: anyNumber,
    limit: anyNumber,
  },
  { requiredKeys: ['sort', 'offset', 'limit'] },
) as fc.Arbitrary<unknown> as fc.Arbitrary<HospitalQuery>;

describe('hostile query', () => {
  it('gets the same valid result from both engines', () => {
    const wasm = createDistanceEngine(PARTS.engine, readZipPoints(ZIPS));
    const plain = createDistanceEngine(createPlainEngine(HOSPITALS), readZipPoints(ZIPS));
    fc.assert(
      fc.property(anyQuery, (query) => {
        const page = wasm.search(query);
        expect(page).toEqual(plain.search(query));
        expect(wasm.facets(query)).toEqual(plain.facets(query));
        const all = wasm.search({ ...query, offset: 0, limit: HOSPITALS.length });
        expect([page.total, all.rows.length]).toEqual([all.total, all.total]);
        expect(page.rows.length).toBeLessThanOrEqual(page.total);
        expect(new Set(all.rows.map(hospitalKey)).size).toBe(all.total);
      }),
      { numRuns: runs(3000) },
    );
  });

  it('is handled by suggestions and keys of any directory; a text that is meant has matches', () => {
    const directories = fc.oneof(fc.constant(HOSPITALS), anyDirectory(25));
    const queries = fc.array(fc.tuple(anyText, anyNumber), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(directories, queries, (hospitals, asked) => {
        const parts = openParts(hospitals);
        const suggester = createSuggester(parts, encodeSuggestions(parts));
        const getByKeys = createKeyLookup(parts.engine);
        for (const [text, limit] of asked) {
          expect(suggester.suggest(text, limit).length).toBeLessThanOrEqual(Math.max(0, limit) || 0);
          expect(getByKeys([text, `${text}-tx-77001`])).toHaveLength(2);
          const meant = suggester.didYouMean(text);
          if (meant !== undefined)
            expect(parts.engine.search({ ...DEFAULT_QUERY, text: meant }).total).toBeGreaterThan(0);
        }
      }),
      { numRuns: runs(2000) },
    );
  });
});

it.each([
  ['suggestions', SUGGESTIONS, (bytes: Uint8Array) => createSuggester(PARTS, bytes)],
  ['help answers', encodeHelp(FEW.ENG), openHelpIndex],
  ['ZIP codes', ZIPS, readZipPoints],
] as const)('a damaged file of %s is rejected', (_, file, read) => {
  read(file);
  for (const at of [0, 3, 9, 20, file.length - 1]) {
    expect(() => read(file.with(at, (file[at] ?? 0) ^ 1))).toThrow(IndexError);
    expect(() => read(file.subarray(0, at))).toThrow(IndexError);
  }
});
