/** Address of an area of memory, see the map in assembly/memory.ts. */
export type Area = WebAssembly.Global;

/** Exports of `workers/hospitals/wasm/assembly/index.ts`. */
export interface CoreExports {
  readonly memory: WebAssembly.Memory;
  readonly rowStart: Area;
  readonly rowWords: Area;
  readonly rowPlace: Area;
  readonly placeState: Area;
  readonly cityRank: Area;
  readonly stateRank: Area;
  readonly wordStart: Area;
  readonly text: Area;
  readonly flags: Area;
  readonly sameName: Area;
  readonly query: Area;
  readonly chosen: Area;
  readonly out: Area;
  readonly bitmapBytes: Area;
  plan(
    rows: number,
    entries: number,
    words: number,
    nameWords: number,
    nameBytes: number,
    textBytes: number,
    places: number,
    states: number,
  ): void;
  derive(): void;
  run(textBytes: number, states: number, places: number, network: number): number;
  fillResults(key: number, descending: number, offset: number, limit: number, total: number): number;
  countStates(): void;
  countPlaces(bitmapBytes: number): void;
}

/** A compiled module, or its bytes where blocking does not matter (Node, a worker). */
export type Code = WebAssembly.Module | Uint8Array;

/** Instantiates the core synchronously. TypeScript cannot check the exports of a module; the tests check `CoreExports`. */
export const instantiate = (code: Code): CoreExports => {
  const module = code instanceof WebAssembly.Module ? code : new WebAssembly.Module(code.slice());
  return new WebAssembly.Instance(module).exports as unknown as CoreExports;
};
