import type { CoreExports } from './wasm-exports.ts';
import type { ReadIndex } from './wasm-reader.ts';

/** Where the reader's answer tells of the core's inputs. */
const INPUTS = 31;
/** The numbers that the core is planned with. */
const SIZES = 8;

/** Copies what the reader has laid out as the core wants it into the core's memory. Its indexes are still to be derived. */
export const loadCore = (core: CoreExports, { memory, answer }: ReadIndex): void => {
  core.plan(...answer.subarray(0, SIZES));
  const [from = 0, bytes = 0] = answer.subarray(INPUTS);
  new Uint8Array(core.memory.buffer).set(memory.subarray(from, from + bytes), core.rowStart.value);
};
