import { fold } from '#domain/fold.ts';
import { asciiOf, cesuText, unitBytes } from '../cesu-8.ts';
import type { Directory, Texts } from '../directory.ts';
import { INDEX_ERROR_CODES, IndexError } from '../index-error.ts';
import { type Code, instantiate, type ReaderExports } from './wasm-exports.ts';

/** Positions in the reader's `answer`, and its length; see assembly/reader/answer.ts. */
const [CHECKSUM, LISTS, TEXTS, PLAN, INPUTS, PARTS, ANSWER] = [0, 1, 21, 31, 39, 41, 44];

/** Inputs of the core, in the memory of the reader. */
export interface CoreInputs {
  /** Arguments of the core's `plan`: rows, entries, words, nameWords, nameBytes, textBytes, places, states. */
  readonly sizes: Uint32Array;
  readonly bytes: Uint8Array;
  /** Offsets of rowWords, text and sameName in `bytes`. */
  readonly parts: Uint32Array;
}

const answerOf = ({ memory, answer }: ReaderExports): Uint32Array =>
  new Uint32Array(memory.buffer, answer.value, ANSWER);

/** Returns a function from pairs of addresses to the texts between them, decoded on first use. `bytes` were at address `base`. */
const textsIn = (bytes: Uint8Array, base: number) => {
  const ascii = asciiOf(bytes);
  return (pairs: Uint32Array): Texts => {
    const decoded = new Array<string | undefined>(pairs.length / 2);
    const decode = (at: number): string => {
      const [from, to] = [(pairs[2 * at] ?? 0) - base, (pairs[2 * at + 1] ?? 0) - base];
      return ascii?.slice(from, to) ?? cesuText(bytes.subarray(from, to));
    };
    return {
      length: decoded.length,
      at: (at) => {
        decoded[at] ??= decode(at);
        return decoded[at];
      },
    };
  };
};

const copyDirectory = (reader: ReaderExports): Directory => {
  const answer = answerOf(reader);
  const { buffer } = reader.memory;
  let [nextList, nextBytes] = [LISTS, TEXTS];
  const list = (): Uint32Array => {
    const [from = 0, length = 0] = answer.subarray(nextList);
    nextList += 2;
    return new Uint32Array(buffer, from, length).slice();
  };
  const bytes = (): Uint8Array => {
    const [from = 0, length = 0] = answer.subarray(nextBytes);
    nextBytes += 2;
    return new Uint8Array(buffer, from, length).slice();
  };
  const texts = textsIn(bytes(), answer[TEXTS] ?? 0);
  // The fields must be in the order of `answer`.
  const directory = {
    checksum: answer[CHECKSUM] ?? 0,
    tokenStart: list(),
    rowTokens: list(),
    rowPlace: list(),
    rowZip: list(),
    placeCity: list(),
    placeState: list(),
    tokens: texts(list()),
    cities: texts(list()),
    states: texts(list()),
    oddZips: texts(list()),
    flags: { ultra: bytes(), plus: bytes(), core: bytes() },
  };
  const [rows, open] = [directory.rowPlace.length, bytes()];
  const flags = { ...directory.flags, ...(open.length > 0 && { open }) };
  return { rows, ...directory, flags };
};

const readCore = (reader: ReaderExports): CoreInputs => {
  reader.readCore();
  const answer = answerOf(reader);
  const [from, length] = answer.subarray(INPUTS);
  return {
    sizes: answer.slice(PLAN, INPUTS),
    bytes: new Uint8Array(reader.memory.buffer, from, length),
    parts: answer.slice(PARTS),
  };
};

/**
 * Reads and checks an index file. `directory` is a copy; copy `inputs` too, so that the reader's memory can be released. Throws
 * IndexError for a bad file, and the errors of WebAssembly.
 */
export const readIndex = (index: Uint8Array, code: Code) => {
  const host = {
    refuse: (why: number): never => {
      throw new IndexError(INDEX_ERROR_CODES[why - 1] ?? 'section');
    },
    fold: (from: number, to: number, into: number): number => {
      const bytes = new Uint8Array(reader.memory.buffer);
      const folded = unitBytes(fold(cesuText(bytes.subarray(from, to))));
      bytes.set(folded, into);
      return folded.length;
    },
  };
  const reader: ReaderExports = instantiate(code, { host });
  const at = reader.open(index.length);
  new Uint8Array(reader.memory.buffer).set(index, at);
  reader.read();
  return { directory: copyDirectory(reader), inputs: readCore(reader) };
};
