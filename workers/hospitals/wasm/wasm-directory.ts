import { asciiOf, cesuText } from '../cesu-8.ts';
import type { Directory, Texts } from '../directory.ts';
import type { ReadIndex } from './wasm-reader.ts';

/** Where the answer tells of lists and of bytes, see assembly/reader/answer.ts. */
const CHECKSUM = 0;
const LISTS = 1;
const TEXTS = 21;

/** Texts that stand in these bytes, which began at address `base`. Each is made when it is first asked for. */
const textsIn = (bytes: Uint8Array, base: number) => {
  const ascii = asciiOf(bytes);
  return (pairs: Uint32Array): Texts => {
    const made = new Array<string | undefined>(pairs.length / 2);
    const make = (at: number): string => {
      const [from, to] = [(pairs[2 * at] ?? 0) - base, (pairs[2 * at + 1] ?? 0) - base];
      return ascii?.slice(from, to) ?? cesuText(bytes.subarray(from, to));
    };
    return {
      length: made.length,
      at: (at) => {
        made[at] ??= make(at);
        return made[at];
      },
    };
  };
};

/** Copies out of the reader's memory, in the order in which it tells of them. */
const copier = ({ memory, numbers, answer }: ReadIndex) => {
  let [list, bytes] = [LISTS, TEXTS];
  return {
    list: (): Uint32Array => {
      const at = (answer[list++] ?? 0) / 4;
      return numbers.slice(at, at + (answer[list++] ?? 0));
    },
    bytes: (): Uint8Array => {
      const at = answer[bytes++] ?? 0;
      return memory.slice(at, at + (answer[bytes++] ?? 0));
    },
  };
};

/** The directory that the reader has read. It holds nothing of the reader's memory. */
export const copyDirectory = (read: ReadIndex): Directory => {
  const { list, bytes } = copier(read);
  const texts = textsIn(bytes(), read.answer[TEXTS] ?? 0);
  const numbers = {
    tokenStart: list(),
    rowTokens: list(),
    rowPlace: list(),
    rowZip: list(),
    placeCity: list(),
    placeState: list(),
  };
  return {
    rows: numbers.rowPlace.length,
    checksum: read.answer[CHECKSUM] ?? 0,
    ...numbers,
    tokens: texts(list()),
    cities: texts(list()),
    states: texts(list()),
    oddZips: texts(list()),
    flags: { ultra: bytes(), plus: bytes(), core: bytes() },
  };
};
