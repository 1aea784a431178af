import * as inputs from '../inputs';
import { entries, nameBytes, nameWords, places, rows, states, words } from '../sizes';
import { put } from '../u32';
import { textBytes } from './fill';
import { rowStart, rowWords, sameName } from './names';
import * as parts from './places';
import { rowPlace, rowZip } from './rows';
import { cursor, FLAGS, left } from './sections';
import { cities, cityCount } from './table';
import { blob, blobEnd } from './texts';
import { wordCount, words as written } from './words';
import { oddCount, oddZips } from './zips';

/**
 * What the host needs to know, as numbers of 32 bits; `workers/wasm-reader.ts` and `wasm-directory.ts` read them in this order:
 *
 *    0        the file's checksum
 *    1 … 22  lists of numbers, each by its address and length: rowStart, rowWords as written, rowPlace, rowZip,
 *            placeCity, placeState, sameName, then where each word, city, state and odd zip begins and ends in memory
 *   23 … 30  bytes, each by its address and length: all texts, ultra, plus, core
 *
 * and once the core is filled:
 *
 *   31 … 38  rows, entries, words, nameWords, nameBytes, textBytes, places, states: the core's plan
 *   39 … 40  the core's inputs, by their address and length
 */
export const answer = memory.data(41 * 4);

const CORE: u32 = 31;

let filled: u32 = 0;

function tell(number: u32): void {
  put(answer, filled++, number);
}

function tellPart(from: usize, length: u32): void {
  tell(from);
  tell(length);
}

export function tellDirectory(checksum: u32, rowCount: u32): void {
  filled = 0;
  tell(checksum);
  tellPart(rowStart, rowCount + 1);
  tellPart(rowWords, load<u32>(rowStart + ((<usize>rowCount) << 2)));
  tellPart(rowPlace, rowCount);
  tellPart(rowZip, rowCount);
  tellPart(parts.placeCity, parts.placeCount);
  tellPart(parts.placeState, parts.placeCount);
  tellPart(sameName, (rowCount + 31) >> 5);
  tellPart(written, 2 * wordCount);
  tellPart(cities, 2 * cityCount);
  tellPart(parts.states, 2 * parts.stateCount);
  tellPart(oddZips, 2 * oddCount);
  tellPart(blob, blobEnd - blob);
  for (let flags = FLAGS; flags < FLAGS + 3; flags++) tellPart(cursor(flags), left(flags));
}

export function tellCore(): void {
  filled = CORE;
  tell(rows);
  tell(entries);
  tell(words);
  tell(nameWords);
  tell(nameBytes);
  tell(textBytes);
  tell(places);
  tell(states);
  tellPart(inputs.rowStart, inputs.query - inputs.rowStart);
}
