import binaryen from 'assemblyscript/binaryen';
import { encodeIndex } from '../../../scripts/encode/encode-index.ts';
import type { Hospital } from '../../../src/domain/hospital.ts';
import type { HospitalQuery } from '../../../workers/contract.ts';
import { openEngine } from '../../../workers/hospitals/wasm/wasm-engine.ts';
import type { Modules } from '../../../workers/hospitals/wasm/wasm-exports.ts';
import { mean } from '../measure.ts';

/** What a processor fetches at once, as a power of two: 64 bytes. */
const LINE_BITS = 6;
const PAGE_BYTES = 65_536;

/** Every load and store of the core calls out with its address and width. */
const instrument = (wasm: Uint8Array): Uint8Array => {
  const module = binaryen.readBinary(wasm);
  module.setFeatures(binaryen.Features.All);
  module.runPasses(['instrument-memory']);
  const binary = module.emitBinary();
  module.dispose();
  return binary;
};

/** Counts the lines of memory that are touched, each once until `reset`. */
const lineCounter = () => {
  let stamps = new Uint32Array(0);
  let [stamp, count] = [1, 0];
  const touch = (from: number, bytes: number): void => {
    const last = (from + bytes - 1) >>> LINE_BITS;
    if (last >= stamps.length) {
      const longer = new Uint32Array(2 * last + PAGE_BYTES);
      longer.set(stamps);
      stamps = longer;
    }
    for (let line = from >>> LINE_BITS; line <= last; line++) {
      if (stamps[line] === stamp) continue;
      stamps[line] = stamp;
      count++;
    }
  };
  const reset = (): number => {
    const bytes = count << LINE_BITS;
    stamp++;
    count = 0;
    return bytes;
  };
  return { touch, reset };
};

type Counter = ReturnType<typeof lineCounter>;

/** The calls that Binaryen's pass puts in: addresses and values go through. */
const callsOf = (module: WebAssembly.Module, { touch }: Counter): WebAssembly.ModuleImports => {
  const through = (_: number, value: unknown) => value;
  const address = (_: number, bytes: number, offset: number, at: number): number => {
    touch((at >>> 0) + (offset >>> 0), bytes);
    return at;
  };
  const calls = WebAssembly.Module.imports(module).filter(({ kind }) => kind === 'function');
  return Object.fromEntries(
    calls.map(({ name }) => [name, /^(load|store)_ptr$/.test(name) ? address : through]),
  );
};

/** Instances that are made while `make` runs get these calls, beside what they import themselves. */
const withCalls = <Made>(counter: Counter, make: () => Made): Made => {
  const { Instance } = WebAssembly;
  class Counted extends Instance {
    constructor(module: WebAssembly.Module, imports: WebAssembly.Imports = {}) {
      super(module, { ...imports, env: { ...callsOf(module, counter), ...imports.env } });
    }
  }
  WebAssembly.Instance = Counted;
  try {
    return make();
  } finally {
    WebAssembly.Instance = Instance;
  }
};

/**
 * Bytes of the core's memory that each of these queries reads or writes, in whole cache lines, each counted once; the mean.
 * Filling an area anew is not seen, but what is filled is read afterwards.
 */
export const bytesTouched = (
  hospitals: readonly Hospital[],
  wasm: Modules<Uint8Array>,
  queries: readonly HospitalQuery[],
): number => {
  const counter = lineCounter();
  const engine = withCalls(counter, () => {
    const opened = openEngine(encodeIndex(hospitals), { ...wasm, core: instrument(wasm.core) }).engine;
    // The core itself, and its orders, are made when first asked for: that is not part of a query.
    for (const query of queries) opened.search(query);
    return opened;
  });
  counter.reset();
  return mean(
    queries.map((query) => {
      engine.search(query);
      return counter.reset();
    }),
  );
};
