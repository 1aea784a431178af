import { fold } from '#domain/fold.ts';
import { cesuText, unitBytes } from '../cesu-8.ts';
import { type Code, instantiate, type ReaderExports } from './wasm-exports.ts';

/** Where the reader's answer tells of the core, and how many numbers it has; see assembly/reader/answer.ts. */
const [PLAN, INPUTS, PARTS, ANSWER] = [29, 37, 39, 42];

/** What the core wants. Copy it: the reader's memory is large. */
export interface CoreInputs {
  /** The numbers that it is planned with: rows, entries, words, nameWords, nameBytes, textBytes, places, states. */
  readonly sizes: Uint32Array;
  readonly bytes: Uint8Array;
  /** Where among these bytes rowWords, text and sameName begin. */
  readonly parts: Uint32Array;
}

/** The reader's memory after reading, and what its answer tells of it. Copy what is to stay: it is large. */
export interface ReadIndex {
  readonly memory: Uint8Array;
  readonly numbers: Uint32Array;
  readonly answer: Uint32Array;
  /** Makes the core's inputs. Once, and when all else has been copied: the memory grows. Throws what `readIndex` does. */
  core(): CoreInputs;
}

/** What the reader asks of its host. Neither keeps the memory alive once it has been read. */
const hostOf = (memory: () => WebAssembly.Memory) => ({
  refuse: (why: number): never => {
    throw new Error('refused', { cause: why });
  },
  fold: (from: number, to: number, into: number): number => {
    const bytes = new Uint8Array(memory().buffer);
    const folded = unitBytes(fold(cesuText(bytes.subarray(from, to))));
    bytes.set(folded, into);
    return folded.length;
  },
});

const answerOf = ({ memory, answer }: ReaderExports): Uint32Array =>
  new Uint32Array(memory.buffer, answer.value, ANSWER);

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
 * Reads an index file by WebAssembly. Throws an error whose `cause` is the number of an `IndexErrorCode`, from 1 on, for a
 * file that workers/hospitals/reference/directory-decoder.ts refuses too, which says what is wrong with it; else what WebAssembly throws.
 */
export const readIndex = (index: Uint8Array, code: Code): ReadIndex => {
  const host = hostOf(() => reader.memory);
  const reader: ReaderExports = instantiate(code, { host });
  const at = reader.open(index.length);
  new Uint8Array(reader.memory.buffer).set(index, at);
  reader.read();
  const { buffer } = reader.memory;
  return {
    memory: new Uint8Array(buffer),
    numbers: new Uint32Array(buffer),
    answer: answerOf(reader),
    core: () => readCore(reader),
  };
};
