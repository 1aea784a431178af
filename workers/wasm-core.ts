import { NETWORKS } from '#domain/network.ts';
import { pushUnit } from './bytes.ts';
import { SORT_KEYS } from './contract.ts';
import { type CoreQuery, NEAR_BYTES, type NearWord, type SearchCore } from './core.ts';
import type { Directory } from './directory.ts';
import { piece } from './load-error.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type CoreExports, instantiate } from './wasm-exports.ts';
import { loadCore } from './wasm-load.ts';

/** Bytes of the core's query area, see assembly/sizes.ts. */
const QUERY_BYTES = 4096;

const readNear = (pairs: Uint32Array): NearWord[] => {
  const found: NearWord[] = [];
  for (let at = 0; at < pairs.length; at += 2) {
    const distances = pairs[at + 1] ?? 0;
    found.push({ word: pairs[at] ?? 0, whole: distances >>> 16, prefix: distances & 0xffff });
  }
  return found;
};

const connect = (core: CoreExports, directory: Directory, nameWords: number): SearchCore => {
  // The memory grows once more when distances are asked for; else these views stay good.
  let memory = new Uint8Array(core.memory.buffer);
  let words = new Uint32Array(core.memory.buffer);
  const queryAt = core.query.value;
  const chosenAt = core.chosen.value / 4;
  const outAt = core.out.value / 4;
  const [listStart, listRows] = [core.listStart.value / 4, core.listRows.value / 4];
  const out = (length: number): Uint32Array => words.subarray(outAt, outAt + length);

  const writeText = (text: string): number => {
    const bytes: number[] = [];
    for (let at = 0; at < text.length && bytes.length <= QUERY_BYTES - 3; at++)
      pushUnit(bytes, text.charCodeAt(at));
    memory.set(bytes, queryAt);
    return bytes.length;
  };
  const run = ({ text, network, nearby, ...allowed }: CoreQuery): number => {
    const { states: inStates = [], places: atPlaces = [] } = allowed;
    words.set(inStates, chosenAt);
    words.set(atPlaces, chosenAt + inStates.length);
    const counts = [writeText(text), inStates.length, atPlaces.length] as const;
    return core.run(...counts, NETWORKS.indexOf(network), Number(nearby ?? false));
  };

  return {
    search: (query, { key, descending, offset, limit }) => {
      const total = run(query);
      return {
        total,
        rows: out(core.page(SORT_KEYS.indexOf(key), Number(descending), offset, limit, total)),
      };
    },
    countByState: (query) => {
      run(query);
      core.countStates();
      return out(directory.states.length);
    },
    countByPlace: (query) => {
      run(query);
      core.countPlaces(core.bitmapBytes.value);
      return out(directory.placeCity.length);
    },
    rowsOf: (word) => {
      if (word >= nameWords) return new Uint32Array(0);
      const from = words[listStart + word] ?? 0;
      return words.subarray(listRows + from, listRows + (words[listStart + word + 1] ?? from));
    },
    near: (pattern, most) => {
      const length = Math.min(writeText(pattern), NEAR_BYTES);
      return length === 0 ? [] : readNear(out(2 * core.near(length, most)));
    },
    locate: async (points) => {
      const { locateRows } = await piece(import('./wasm-distance.ts'));
      const distances = locateRows(core, points);
      memory = new Uint8Array(core.memory.buffer);
      words = new Uint32Array(core.memory.buffer);
      return distances;
    },
  };
};

/** The WebAssembly core, loaded. Throws what WebAssembly throws: CompileError, LinkError, RangeError. */
export const createWasmCore = (
  wasm: WebAssembly.Module | Uint8Array,
  directory: Directory,
  vocabulary: Vocabulary,
): SearchCore => {
  const core = instantiate(wasm);
  loadCore(core, directory, vocabulary);
  return connect(core, directory, vocabulary.nameWords);
};
