import type { CorePage, CoreQuery, EngineParts, SearchCore } from '../core.ts';
import { createEngine } from '../hospital-engine.ts';
import { connectCore } from './wasm-core.ts';
import { type Code, type CoreExports, instantiate, type Modules } from './wasm-exports.ts';
import { type CoreInputs, readIndex } from './wasm-reader.ts';

const isAll = ({ text, network, states = [], places = [] }: CoreQuery): boolean =>
  text === '' && network === undefined && states.length + places.length === 0;

const isByName = ({ key, descending }: CorePage): boolean => key === 'name' && !descending;

/** Returns the rows of the page, because rows are numbered in name order. */
const rowsByName = (rows: number, { offset, limit }: CorePage): Uint32Array =>
  Uint32Array.from({ length: Math.max(0, Math.min(limit, rows - offset)) }, (_, at) => offset + at);

/** Calls `open` on first use, then releases `open` with everything that it references. */
const openOnce = (open: () => SearchCore): (() => SearchCore) => {
  let state: SearchCore | (() => SearchCore) = open;
  return () => {
    if (typeof state === 'function') state = state();
    return state;
  };
};

/**
 * Creates a core that is opened by the first query that needs it, so that the first page of all hospitals is shown before the
 * words of all names are folded and listed. Every method throws the errors of `open`.
 */
export const lazyCore = (rows: number, open: () => SearchCore): SearchCore => {
  const core = openOnce(open);
  return {
    search: (query, page) =>
      isAll(query) && isByName(page)
        ? { total: rows, rows: rowsByName(rows, page) }
        : core().search(query, page),
    countByState: (query) => core().countByState(query),
    countByPlace: (query) => core().countByPlace(query),
    rowsOf: (word) => core().rowsOf(word),
    near: (pattern, most) => core().near(pattern, most),
    vocabulary: () => core().vocabulary(),
    sameNames: () => core().sameNames(),
  };
};

/** Copies the reader's inputs into a new core; the reader's memory is released afterwards. */
const openCore = (inputs: CoreInputs, code: Code): SearchCore => {
  const core: CoreExports = instantiate(code);
  core.plan(...inputs.sizes);
  new Uint8Array(core.memory.buffer).set(inputs.bytes, core.rowStart.value);
  core.derive();
  return connectCore(core, inputs);
};

/**
 * Opens the engine over an index file, with its parts. Synchronous; runs in browsers and in Node, wherever WebAssembly has SIMD.
 * Throws IndexError for a bad index, and the errors of WebAssembly: CompileError, LinkError, RuntimeError, RangeError.
 * The first query that needs the core can throw the same errors.
 */
export const openEngine = (index: Uint8Array, code: Modules<Code>): EngineParts => {
  const read = readIndex(index, code.reader);
  const { directory } = read;
  const core = lazyCore(directory.rows, () => openCore(read.core(), code.core));
  return { engine: createEngine(directory, core), directory, core };
};
