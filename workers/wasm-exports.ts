/** Where an area of the core's memory begins, in bytes; see the map in assembly/memory.ts. */
type Area = WebAssembly.Global;

/** What `workers/assembly/index.ts` exports. */
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
  readonly listStart: Area;
  readonly listRows: Area;
  readonly out: Area;
  readonly bitmapBytes: Area;
  readonly pointX: Area;
  readonly pointY: Area;
  readonly pointZ: Area;
  readonly rowPoint: Area;
  readonly chords: Area;
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
  run(textBytes: number, states: number, places: number, network: number, nearby: number): number;
  page(key: number, descending: number, offset: number, limit: number, total: number): number;
  countStates(): void;
  countPlaces(bitmapBytes: number): void;
  near(patternBytes: number, most: number): number;
  locate(points: number): void;
  place(): void;
  aim(x: number, y: number, z: number, most: number): void;
  countUnplaced(): number;
}

/** Synchronous: for a compiled module, or for bytes where blocking does not matter (Node, a worker). */
export const instantiate = (wasm: WebAssembly.Module | Uint8Array): CoreExports => {
  const module = wasm instanceof WebAssembly.Module ? wasm : new WebAssembly.Module(Uint8Array.from(wasm));
  // The compiler's types know only "exports of some module"; the tests hold this interface against the real one.
  return new WebAssembly.Instance(module).exports as unknown as CoreExports;
};
