/** Address of an area of memory, see the map in assembly/memory.ts. */
type Area = WebAssembly.Global;

/** Exports of `workers/hospitals/wasm/assembly/index.ts`. */
export interface CoreExports {
  readonly memory: WebAssembly.Memory;
  /** The first area that the host fills. */
  readonly rowStart: Area;
  readonly query: Area;
  readonly chosen: Area;
  readonly listStart: Area;
  readonly listRows: Area;
  readonly out: Area;
  readonly bitmapBytes: Area;
  /** Rows, entries, words, nameWords, nameBytes, textBytes, places, states. */
  plan(...sizes: readonly number[]): void;
  derive(): void;
  run(textBytes: number, states: number, places: number, network: number): number;
  fillResults(key: number, descending: number, offset: number, limit: number, total: number): number;
  countStates(): void;
  countPlaces(bitmapBytes: number): void;
}

/** Exports of `workers/hospitals/wasm/assembly/reader/index.ts`. */
export interface ReaderExports {
  readonly memory: WebAssembly.Memory;
  readonly answer: Area;
  open(bytes: number): number;
  read(): void;
  readCore(): void;
}

/** Both modules of the engine: the search core, and the reader of its index. */
export interface Modules<Code = WebAssembly.Module> {
  readonly core: Code;
  readonly reader: Code;
}
/** A compiled module, or its bytes where blocking does not matter (Node, a worker). */
export type Code = WebAssembly.Module | Uint8Array;

/** Instantiates a module synchronously. TypeScript cannot check the exports of a module; the tests check these interfaces. */
export const instantiate = <Exports>(code: Code, imports?: WebAssembly.Imports): Exports => {
  const module = code instanceof WebAssembly.Module ? code : new WebAssembly.Module(code.slice());
  return new WebAssembly.Instance(module, imports).exports as unknown as Exports;
};
