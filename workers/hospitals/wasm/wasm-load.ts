import type { CoreExports } from './wasm-exports.ts';
import type { CoreInputs } from './wasm-reader.ts';

/** Copies what the reader has laid out as the core wants it into the core's memory, and makes the core's own indexes of it. */
export const loadCore = (core: CoreExports, { sizes, bytes }: CoreInputs): void => {
  core.plan(...sizes);
  new Uint8Array(core.memory.buffer).set(bytes, core.rowStart.value);
  core.derive();
};
