import * as inputs from '../memory';
import { entries, nameBytes, nameWords, places, rows, states, words } from '../sizes';
import { get, put } from '../u32';
import { textBytes } from './fill';
import * as parts from './places';
import { rowPlace, rowZip } from './rows';
import { cursor, FLAGS, left, SECTIONS } from './sections';
import { cities, cityCount, tokenCount, tokens } from './table';
import { blob, blobEnd } from './texts';
import { rowTokens, tokenStart } from './tokens';
import { oddCount, oddZips } from './zips';

/**
 * Results of the reader as 32-bit numbers. `workers/hospitals/wasm/wasm-reader.ts` reads them in this order:
 *
 *    0        checksum of the file
 *    1 … 20  lists of numbers, each by its address and length: tokenStart, rowTokens, rowPlace, rowZip,
 *            placeCity, placeState, then start and end addresses of each token, city, state and irregular zip
 *   21 … 30  bytes, each by its address and length: all texts, ultra, plus, core, open (or none)
 *
 * and after `readCore`:
 *
 *   31 … 38  rows, entries, words, nameWords, nameBytes, textBytes, places, states: arguments of the core's plan()
 *   39 … 40  inputs of the core, by their address and length
 *   41 … 43  offsets of rowWords, text and sameName among the inputs, in bytes
 */
export const answer = memory.data(44 * 4);

const CORE: u32 = 31;

let filled: u32 = 0;

function emit(number: u32): void {
  put(answer, filled++, number);
}

function emitList(from: usize, length: u32): void {
  emit(from);
  emit(length);
}

export function emitDirectory(checksum: u32, rowCount: u32): void {
  filled = 0;
  emit(checksum);
  emitList(tokenStart, rowCount + 1);
  emitList(rowTokens, get(tokenStart, rowCount));
  emitList(rowPlace, rowCount);
  emitList(rowZip, rowCount);
  emitList(parts.placeCity, parts.placeCount);
  emitList(parts.placeState, parts.placeCount);
  emitList(tokens, 2 * tokenCount);
  emitList(cities, 2 * cityCount);
  emitList(parts.states, 2 * parts.stateCount);
  emitList(oddZips, 2 * oddCount);
  emitList(blob, blobEnd - blob);
  for (let flags = FLAGS; flags < SECTIONS; flags++) emitList(cursor(flags), left(flags));
}

export function emitCore(): void {
  filled = CORE;
  emit(rows);
  emit(entries);
  emit(words);
  emit(nameWords);
  emit(nameBytes);
  emit(textBytes);
  emit(places);
  emit(states);
  emitList(inputs.rowStart, inputs.query - inputs.rowStart);
  emit(inputs.rowWords - inputs.rowStart);
  emit(inputs.text - inputs.rowStart);
  emit(inputs.sameName - inputs.rowStart);
}
