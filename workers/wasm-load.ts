import { textBytes } from './bytes.ts';
import type { Directory } from './directory.ts';
import { findSameNames } from './name-ties.ts';
import { foldRows, type Vocabulary } from './vocabulary.ts';
import type { CoreExports } from './wasm-exports.ts';

const SPACE = 0x20;

/** " word word … word ": where each word begins, and the bytes. No word holds a space. */
const writeWords = (words: readonly string[]) => {
  const bytes = textBytes(` ${words.join(' ')} `);
  const start = new Uint32Array(words.length + 1);
  let word = 0;
  for (let at = 0; at < bytes.length && word <= words.length; at++)
    if (bytes[at] === SPACE) start[word++] = at + 1;
  return { bytes, start };
};

const ofPlaces = (places: Uint32Array, rank: Uint32Array): Uint32Array =>
  places.map((part) => rank[part] ?? 0);

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
