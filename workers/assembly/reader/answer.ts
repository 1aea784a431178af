import * as inputs from '../inputs';
import { entries, nameBytes, nameWords, places, rows, states, words } from '../sizes';
import { put } from '../u32';
import { textBytes } from './fill';
import { rowWords } from './names';
import * as parts from './places';
import { rowZip } from './rows';
import { cursor, FLAGS, left } from './sections';
import { cities, cityCount } from './table';
import { blob, blobEnd } from './texts';
import { wordCount, words as written } from './words';
import { oddCount, oddZips } from './zips';

/**
 * What the host needs to know, as numbers of 32 bits; `workers/wasm-reader.ts` and `wasm-directory.ts` read them in this order:
 *
 *    0 …  7  rows, entries, words, nameWords, nameBytes, textBytes, places, states: the core's plan
 *    8        the file's checksum
 *    9 … 30  lists of numbers, each by its address and length: rowStart, rowWords as written, rowPlace, rowZip,
 *            placeCity, placeState, sameName, then where each word, city, state and odd zip begins and ends in memory
 *   31 … 40  bytes, each by its address and length: the core's inputs, all texts, ultra, plus, core
 */
export const answer = memory.data(41 * 4);

let filled: u32 = 0;

function tell(number: u32): void {
  put(answer, filled++, number);
}

function tellPart(from: usize, length: u32): void {
  tell(from);
  tell(length);
}

function tellPlan(): void {
  tell(rows);
  tell(entries);
  tell(words);
  tell(nameWords);
  tell(nameBytes);
  tell(textBytes);
  tell(places);
  tell(states);
}

export function tellAll(checksum: u32): void {
  tellPlan();
  tell(checksum);
  tellPart(inputs.rowStart, rows + 1);
  tellPart(rowWords, entries);
  tellPart(inputs.rowPlace, rows);
  tellPart(rowZip, rows);
  tellPart(parts.placeCity, places);
  tellPart(inputs.placeState, places);
  tellPart(inputs.sameName, (rows + 31) >> 5);
  tellPart(written, 2 * wordCount);
  tellPart(cities, 2 * cityCount);
  tellPart(parts.states, 2 * states);
  tellPart(oddZips, 2 * oddCount);
  tellPart(inputs.rowStart, inputs.query - inputs.rowStart);
  tellPart(blob, blobEnd - blob);
  for (let flags = FLAGS; flags < FLAGS + 3; flags++) tellPart(cursor(flags), left(flags));
}
