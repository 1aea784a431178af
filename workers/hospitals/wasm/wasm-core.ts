import { memoize } from '#domain/memoize.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import { SORT_KEYS } from '#workers/contract.ts';
import { textOf, unitBytes } from '../cesu-8.ts';
import type { CoreQuery, SearchCore } from '../core.ts';
import type { CoreExports } from './wasm-exports.ts';
import type { CoreInputs } from './wasm-reader.ts';

/** Networks by their number in the core; undefined means any network. */
const NUMBERED = [undefined, ...FLAG_NETWORKS, 'open'] as const;

/** Bytes of the core's query area, see assembly/sizes.ts. */
const QUERY_BYTES = 4096;

type CoreLayout = Pick<CoreInputs, 'sizes' | 'parts'>;

/** Returns the methods that copy the vocabulary and the rows with equal names out of the core's memory. */
const namesIn = (
  { memory, rowStart }: CoreExports,
  { sizes, parts }: CoreLayout,
): Pick<SearchCore, 'vocabulary' | 'sameNames'> => {
  const [rows = 0, entries = 0, words = 0, nameWords = 0, , textBytes = 0] = sizes;
  const [rowWordsAt = 0, textAt = 0, sameNameAt = 0] = parts;
  const bytes = (from: number, length: number): Uint8Array =>
    new Uint8Array(memory.buffer, rowStart.value + from, length).slice();
  const list = (from: number, length: number): Uint32Array => new Uint32Array(bytes(from, 4 * length).buffer);
  return {
    vocabulary: memoize(() => ({
      // A space precedes each word and follows the last.
      words: textOf(bytes(textAt, textBytes))
        .split(' ')
        .slice(1, words + 1),
      nameWords,
      rowStart: list(0, rows + 1),
      rowWords: list(rowWordsAt, entries),
    })),
    sameNames: () => list(sameNameAt, Math.ceil(rows / 32)),
  };
};

/** Creates the SearchCore from a core whose memory is filled. */
export const connectCore = (core: CoreExports, layout: CoreLayout): SearchCore => {
  const [, , , nameWords = 0, , , places = 0, states = 0] = layout.sizes;
  // The memory no longer grows, so the views stay valid.
  const memory = new Uint8Array(core.memory.buffer);
  const words = new Uint32Array(core.memory.buffer);
  const queryAt = core.query.value;
  const chosenAt = core.chosen.value / 4;
  const outAt = core.out.value / 4;
  const [listStart, listRows] = [core.listStart.value / 4, core.listRows.value / 4];
  const out = (length: number): Uint32Array => words.subarray(outAt, outAt + length);

  const writeText = (text: string): number => {
    const bytes = unitBytes(text, QUERY_BYTES - 3);
    memory.set(bytes, queryAt);
    return bytes.length;
  };
  const run = ({ text, network, ...allowed }: CoreQuery): number => {
    const { states: inStates = [], places: atPlaces = [] } = allowed;
    words.set(inStates, chosenAt);
    words.set(atPlaces, chosenAt + inStates.length);
    const counts = [writeText(text), inStates.length, atPlaces.length] as const;
    return core.run(...counts, NUMBERED.indexOf(network));
  };

  return {
    search: (query, { key, descending, offset, limit }) => {
      const total = run(query);
      return {
        total,
        rows: out(core.fillResults(SORT_KEYS.indexOf(key), Number(descending), offset, limit, total)),
      };
    },
    countByState: (query) => {
      run(query);
      core.countStates();
      return out(states);
    },
    countByPlace: (query) => {
      run(query);
      core.countPlaces(core.bitmapBytes.value);
      return out(places);
    },
    rowsOf: (word) => {
      if (word >= nameWords) return new Uint32Array(0);
      const from = words[listStart + word] ?? 0;
      return words.subarray(listRows + from, listRows + (words[listStart + word + 1] ?? from));
    },
    ...namesIn(core, layout),
  };
};
