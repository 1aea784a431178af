import * as inputs from '../memory';
import { bitmapBytes, entries, places, rows, setSizes, states, words } from '../sizes';
import { get, put } from '../u32';
import { entries as nameEntries, rowStart, rowWords, sameName } from './names';
import { placeCity, placeCount, placeState, stateCount, stateRank } from './places';
import { makeRoom } from './reserve';
import { rowPlace } from './rows';
import { cursor, FLAGS, left } from './sections';
import { cityRank } from './table';
import { folded, foldedCount, foldedOf, nameBytes, nameWords, text, textEnd } from './vocabulary';

/* Inputs of the core (../memory.ts), laid out by the core's own code, so that the host copies them in one step. */

/** Upper bound in bytes for the areas of fixed size and the gaps between areas. */
const MARGIN: u64 = 8192;

/** Length of `text` in bytes. */
export let textBytes: u32 = 0;

/** Sets the sizes of the core and reserves memory for its inputs. */
export function planCore(rowCount: u32): void {
  textBytes = textEnd - text;
  setSizes(rowCount, nameEntries, foldedCount, nameWords, nameBytes, placeCount, stateCount);
  const numbers = <u64>entries + 2 * <u64>rows + 4 * <u64>places + words + states;
  makeRoom(4 * numbers + textBytes + 5 * <u64>bitmapBytes + MARGIN);
  inputs.planInputs(textBytes);
}

export function fillCore(): void {
  memory.copy(inputs.rowStart, rowStart, (<usize>rows + 1) << 2);
  memory.copy(inputs.sameName, sameName, bitmapBytes);
  for (let at: u32 = 0; at < entries; at++) put(inputs.rowWords, at, get(foldedOf, get(rowWords, at)));
  memory.copy(inputs.rowPlace, rowPlace, (<usize>rows) << 2);
  memory.copy(inputs.placeState, placeState, (<usize>places) << 2);
  for (let place: u32 = 0; place < places; place++) {
    put(inputs.cityRank, place, get(cityRank, get(placeCity, place)));
    put(inputs.stateRank, place, get(stateRank, get(placeState, place)));
  }
  memory.copy(inputs.text, text, textBytes);
  for (let word: u32 = 0; word < words; word++) put(inputs.wordStart, word, get(folded, 2 * word) - text);
  put(inputs.wordStart, words, textBytes);
  for (let nth: u32 = 0; nth < 4; nth++)
    memory.copy(inputs.flags + nth * bitmapBytes, cursor(FLAGS + nth), left(FLAGS + nth));
}
