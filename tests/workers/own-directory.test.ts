import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { encodeSuggestions } from '#scripts/encode/encode-suggestions.ts';
import { EVERYTHING } from '#workers/contract.ts';
import { createSuggester } from '#workers/hospitals/suggest/suggest.ts';
import { openEngine } from '#workers/hospitals/wasm/wasm-engine.ts';
import { measureRecall } from '../bench/recall.ts';
import { ownDirectory } from '../support/own-directory.ts';
import { wasmModules } from './engines.ts';

/** Brotli'd bytes per hospital when the format was settled, rounded up: more means that something got worse. */
const BYTES_PER_HOSPITAL = 11.4;

describe('the directory of this project', () => {
  const index = encodeIndex(ownDirectory().hospitals);

  it('takes no more bytes per hospital than when it was measured', () => {
    const { engine } = openEngine(index, wasmModules);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    const bytes = brotliCompressSync(index, { params }).length;
    expect(bytes / engine.search(EVERYTHING).total).toBeLessThanOrEqual(BYTES_PER_HOSPITAL);
  });

  it('has the right hospital among the first five suggestions for at least 95 % of 200 names with one typo', () => {
    const parts = openEngine(index, wasmModules);
    const suggester = createSuggester(parts, encodeSuggestions(parts));
    const names = parts.engine.search({ ...EVERYTHING, limit: Number.MAX_SAFE_INTEGER }).rows;
    expect(measureRecall(suggester, names, { typos: 1, queries: 200, seed: 1 }).share).toBeGreaterThanOrEqual(
      0.95,
    );
  });
});
