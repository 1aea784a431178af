import { cesuText } from './cesu-8.ts';
import type { Directory, Texts } from './directory.ts';
import type { ReadIndex } from './wasm-reader.ts';

/** Where the answer tells of lists and of bytes, see assembly/reader/answer.ts. */
const CHECKSUM = 8;
const LISTS = 9;
const TEXTS = 33;

/** Longer texts are made unit by unit: no call takes as many arguments as a text may have bytes. */
const SHORT = 64;
const UNUSUAL = /[^ -~]/;

const decode = (bytes: Uint8Array): string => {
  const text: string = bytes.length > SHORT ? '' : Reflect.apply(String.fromCharCode, undefined, bytes);
  return bytes.length > SHORT || UNUSUAL.test(text) ? cesuText(bytes) : text;
};

/** Texts that stand in these bytes, which began at address `base`. Each is made when it is first asked for. */
const textsIn =
  (bytes: Uint8Array, base: number) =>
  (pairs: Uint32Array): Texts => {
    const made = new Array<string | undefined>(pairs.length / 2);
    return {
      length: made.length,
      at: (at) => {
        made[at] ??= decode(bytes.subarray((pairs[2 * at] ?? 0) - base, (pairs[2 * at + 1] ?? 0) - base));
        return made[at];
      },
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
    rowStart: list(),
    rowWords: list(),
    rowPlace: list(),
    rowZip: list(),
    placeCity: list(),
    placeState: list(),
  };
  const same = list();
  return {
    rows: numbers.rowPlace.length,
    checksum: read.answer[CHECKSUM] ?? 0,
    ...numbers,
    words: texts(list()),
    cities: texts(list()),
    states: texts(list()),
    oddZips: texts(list()),
    flags: { ultra: bytes(), plus: bytes(), core: bytes() },
    sameNames: () => same,
  };
};
