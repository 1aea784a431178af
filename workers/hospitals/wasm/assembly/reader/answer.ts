import * as inputs from '../inputs';
import { entries, nameBytes, nameWords, places, rows, states, words } from '../sizes';
import { get, put } from '../u32';
import { textBytes } from './fill';
import * as parts from './places';
import { rowPlace, rowZip } from './rows';
import { cursor, FLAGS, left } from './sections';
import { cities, cityCount, tokenCount, tokens } from './table';
import { blob, blobEnd } from './texts';
import { rowTokens, tokenStart } from './tokens';
import { oddCount, oddZips } from './zips';

/**
 * What the host needs to know, as numbers of 32 bits; `workers/hospitals/wasm/wasm-reader.ts` and `wasm-directory.ts` read them in this order:
 *
 *    0        the file's checksum
 *    1 … 20  lists of numbers, each by its address and length: tokenStart, rowTokens, rowPlace, rowZip,
 *            placeCity, placeState, then where each token, city, state and odd zip begins and ends in memory
 *   21 … 28  bytes, each by its address and length: all texts, ultra, plus, core
 *
 * and once the core is filled:
 *
 *   29 … 36  rows, entries, words, nameWords, nameBytes, textBytes, places, states: the core's plan
 *   37 … 38  the core's inputs, by their address and length
 *   39 … 41  where among the inputs rowWords, text and sameName begin, in bytes
 */
export const answer = memory.data(42 * 4);

const CORE: u32 = 29;

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
  tellPart(tokenStart, rowCount + 1);
  tellPart(rowTokens, get(tokenStart, rowCount));
  tellPart(rowPlace, rowCount);
  tellPart(rowZip, rowCount);
  tellPart(parts.placeCity, parts.placeCount);
  tellPart(parts.placeState, parts.placeCount);
  tellPart(tokens, 2 * tokenCount);
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
  tell(inputs.rowWords - inputs.rowStart);
  tell(inputs.text - inputs.rowStart);
  tell(inputs.sameName - inputs.rowStart);
}
