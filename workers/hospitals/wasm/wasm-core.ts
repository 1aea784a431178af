import { FLAG_NETWORKS } from '#domain/network.ts';
import { SORT_KEYS } from '#workers/contract.ts';
import { textBytes, unitBytes } from '../cesu-8.ts';
import { collate, collateStates, rankSorted } from '../collation.ts';
import type { CoreQuery, SearchCore } from '../core.ts';
import type { Directory } from '../directory.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { type Area, type Code, type CoreExports, instantiate } from './wasm-exports.ts';

/** Networks by their number in the core; undefined means any network. */
const NUMBERED = [undefined, ...FLAG_NETWORKS, 'open'] as const;

/** Bytes of the core's query area, see assembly/memory.ts. */
const QUERY_BYTES = 4096;

const SPACE = 0x20;

/** Returns the words as " word word … word ", and the offset after each space. */
const joinWords = (words: readonly string[]) => {
  const text = textBytes(`${words.map((word) => ` ${word}`).join('')} `);
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

/** Creates the SearchCore over a directory. Throws the errors of WebAssembly. */
export const createCore = (directory: Directory, vocabulary: Vocabulary, code: Code): SearchCore => {
  const core = instantiate(code);
  fillCore(core, directory, vocabulary);
  const [places, states] = [directory.placeCity.length, directory.states.length];
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
      if (word >= vocabulary.nameWords) return new Uint32Array(0);
      const from = words[listStart + word] ?? 0;
      return words.subarray(listRows + from, listRows + (words[listStart + word + 1] ?? from));
    },
  };
};
