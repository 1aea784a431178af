import { FLAG_NETWORKS } from '#domain/network.ts';
import { SORT_KEYS } from '#workers/contract.ts';
import { collate, collateStates, rankSorted } from '../collation.ts';
import type { Directory } from '../directory.ts';
import type { CorePage, CoreQuery } from '../resolve.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { type Area, type Code, type CoreExports, instantiate } from './wasm-exports.ts';

/** Networks by their number in the core; undefined means any network. */
const NUMBERED = [undefined, ...FLAG_NETWORKS, 'open'] as const;

/** Bytes of the core's query area, see assembly/memory.ts. */
const QUERY_BYTES = 4096;

const SPACE = 0x20;

const encoder = new TextEncoder();

/** Returns the words as " word word … word ", and the offset after each space. */
const joinWords = (words: readonly string[]) => {
  const text = encoder.encode(`${words.map((word) => ` ${word}`).join('')} `);
  const wordStart = new Uint32Array(words.length + 1);
  let found = 0;
  for (let at = 0; at < text.length; at++) if (text[at] === SPACE) wordStart[found++] = at + 1;
  return { text, wordStart };
};

/** Fills the inputs of a new core, see assembly/memory.ts. */
const fillCore = (core: CoreExports, directory: Directory, vocabulary: Vocabulary): void => {
  const { rows, rowPlace, cities, states, placeCity, placeState, flags, sameName } = directory;
  const { words, nameWords, rowStart, rowWords } = vocabulary;
  const { text, wordStart } = joinWords(words);
  const [nameBytes = 0, places] = [wordStart[nameWords], placeCity.length];
  core.plan(rows, rowWords.length, words.length, nameWords, nameBytes, text.length, places, states.length);
  const memory = new Uint8Array(core.memory.buffer);
  const put = ({ value }: Area, bytes: Uint8Array, offset = 0) => memory.set(bytes, value + offset);
  const putNumbers = (area: Area, { buffer }: Uint32Array) => put(area, new Uint8Array(buffer));
  const [cityRanks, stateRanks] = [rankSorted(cities, collate), rankSorted(states, collateStates)];
  putNumbers(core.rowStart, rowStart);
  putNumbers(core.rowWords, rowWords);
  putNumbers(core.rowPlace, rowPlace);
  putNumbers(core.placeState, placeState);
  putNumbers(
    core.cityRank,
    placeCity.map((city) => cityRanks[city] ?? 0),
  );
  putNumbers(
    core.stateRank,
    placeState.map((state) => stateRanks[state] ?? 0),
  );
  putNumbers(core.wordStart, wordStart);
  put(core.text, text);
  [flags.ultra, flags.plus, flags.core, flags.open].forEach((bits, nth) => {
    if (bits) put(core.flags, bits, nth * core.bitmapBytes.value);
  });
  put(core.sameName, sameName);
  core.derive();
};

/**
 * Creates the core over a directory. It takes and returns numbers; returned arrays are valid until the next call. It has no
 * distances, so the key `distance` sorts by name. Throws the errors of WebAssembly.
 */
export const createCore = (directory: Directory, vocabulary: Vocabulary, code: Code) => {
  const core = instantiate(code);
  fillCore(core, directory, vocabulary);
  const [places, states] = [directory.placeCity.length, directory.states.length];
  // The memory no longer grows, so the views stay valid.
  const query = new Uint8Array(core.memory.buffer, core.query.value, QUERY_BYTES);
  const words = new Uint32Array(core.memory.buffer);
  const chosenAt = core.chosen.value / 4;
  const outAt = core.out.value / 4;
  const out = (length: number): Uint32Array => words.subarray(outAt, outAt + length);

  /** Finds the matching rows, and returns their number. */
  const count = ({ text, network, ...allowed }: CoreQuery): number => {
    const { states: inStates = [], places: atPlaces = [] } = allowed;
    words.set(inStates, chosenAt);
    words.set(atPlaces, chosenAt + inStates.length);
    const { written } = encoder.encodeInto(text, query);
    return core.run(written, inStates.length, atPlaces.length, NUMBERED.indexOf(network));
  };

  return {
    count,
    /** Returns the number of matching rows and the row numbers of the page. */
    search: (query: CoreQuery, { key, descending, offset, limit }: CorePage) => {
      const total = count(query);
      return {
        total,
        rows: out(core.fillResults(SORT_KEYS.indexOf(key), Number(descending), offset, limit, total)),
      };
    },
    countByState: (query: CoreQuery): Uint32Array => {
      count(query);
      core.countStates();
      return out(states);
    },
    countByPlace: (query: CoreQuery): Uint32Array => {
      count(query);
      core.countPlaces(core.bitmapBytes.value);
      return out(places);
    },
  };
};
