import { textBytes } from './bytes.ts';
import type { Directory } from './directory.ts';
import { findSameNames } from './name-ties.ts';
import { foldRows, type Vocabulary } from './vocabulary.ts';
import type { CoreExports } from './wasm-exports.ts';

const SPACE = 0x20;

/** " word word … word ": where each word begins, and the bytes. */
const writeWords = (words: readonly string[]) => {
  const parts = words.map(textBytes);
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length + 1, 1)).fill(SPACE);
  const start = new Uint32Array(words.length + 1);
  let at = 1;
  parts.forEach((part, word) => {
    bytes.set(part, at);
    start[word] = at;
    at += part.length + 1;
  });
  start[words.length] = at;
  return { bytes, start };
};

const ofPlaces = (places: Uint32Array, rank: Uint32Array): Uint32Array => places.map((part) => rank[part] ?? 0);

/** Copies the directory into the core's memory and lets it derive its indexes. */
export const loadCore = (core: CoreExports, directory: Directory, vocabulary: Vocabulary): void => {
  const { rows, rowStart, rowWords, rowPlace, placeState, placeCity, cityRank, stateRank, flags } = directory;
  const { bytes, start } = writeWords(vocabulary.words);
  const nameBytes = start[vocabulary.nameWords] ?? 1;
  const counts = [vocabulary.words.length, vocabulary.nameWords, nameBytes, bytes.length] as const;
  core.plan(rows, rowWords.length, ...counts, placeCity.length, directory.states.length);
  const words = new Uint32Array(core.memory.buffer);
  const put = (area: WebAssembly.Global, values: Uint32Array) => words.set(values, area.value / 4);
  put(core.rowStart, rowStart);
  put(core.rowWords, foldRows(directory, vocabulary));
  put(core.rowPlace, rowPlace);
  put(core.placeState, placeState);
  put(core.cityRank, ofPlaces(placeCity, cityRank));
  put(core.stateRank, ofPlaces(placeState, stateRank));
  put(core.wordStart, start);
  put(core.sameName, findSameNames(directory));
  const memory = new Uint8Array(core.memory.buffer);
  memory.set(bytes, core.text.value);
  [flags.ultra, flags.plus, flags.core].forEach((bits, at) => {
    memory.set(bits, core.flags.value + at * core.bitmapBytes.value);
  });
  core.derive();
};
