import { cesuText } from './cesu-8.ts';
import { allOf, type Directory, type Texts } from './directory.ts';
import { lazily } from './lazily.ts';
import type { ReadIndex } from './wasm-reader.ts';

/** Where the answer tells of lists and of bytes, see assembly/reader/answer.ts. */
const CHECKSUM = 8;
const LISTS = 9;
const TEXTS = 33;

const UNUSUAL = /[^ -~]/;

/** Texts that stand in these bytes, which began at address `base`. Each is made when first asked for; all are cut from one string. */
const textsIn = (bytes: Uint8Array, base: number) => {
  const plain = lazily(() => new TextDecoder('latin1').decode(bytes));
  const cut = (from: number, to: number): string => {
    const text = plain().slice(from, to);
    return UNUSUAL.test(text) ? cesuText(bytes.subarray(from, to)) : text;
  };
  return (pairs: Uint32Array): Texts => {
    const made = new Array<string | undefined>(pairs.length / 2);
    const make = (at: number) => cut((pairs[2 * at] ?? 0) - base, (pairs[2 * at + 1] ?? 0) - base);
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
    states: allOf(texts(list())),
    oddZips: texts(list()),
    flags: { ultra: bytes(), plus: bytes(), core: bytes() },
    sameNames: () => same,
  };
};
