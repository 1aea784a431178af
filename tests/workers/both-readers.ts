import { expect } from 'vitest';
import { EVERYTHING } from '#workers/contract.ts';
import { IndexError, type IndexErrorCode } from '#workers/hospitals/index-error.ts';
import { openEngine } from '#workers/hospitals/wasm/wasm-engine.ts';
import { wasmModules } from './engines.ts';
import { readIndex } from './format/read-index.mjs';

/** The code of the refusal, or "read". A trap or an access out of bounds is thrown on. */
export const codeOf = (bytes: Uint8Array): IndexErrorCode | 'read' => {
  try {
    const { engine } = openEngine(bytes, wasmModules);
    engine.search({ ...EVERYTHING, text: 'a' });
    return 'read';
  } catch (error) {
    if (error instanceof IndexError) return error.code;
    throw error;
  }
};

/** Reads by WebAssembly and by the reader that was written from docs/index-format.md: sound files must give the same rows. */
export const readBoth = (bytes: Uint8Array): void => {
  const { engine } = openEngine(bytes, wasmModules);
  const { total, rows } = engine.search({ ...EVERYTHING, limit: Number.MAX_SAFE_INTEGER });
  expect(rows).toEqual(readIndex(bytes).rows);
  expect(total).toBe(rows.length);
  expect(codeOf(bytes)).toBe('read');
};
