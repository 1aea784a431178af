import { fold } from '#domain/fold.ts';
import { cesuText, unitBytes } from './cesu-8.ts';
import { type Code, instantiate, type ReaderExports } from './wasm-exports.ts';

/** The reader's memory after reading, and what assembly/reader/answer.ts tells of it. Copy what is to stay: it is large. */
export interface ReadIndex {
  readonly memory: Uint8Array;
  readonly numbers: Uint32Array;
  readonly answer: Uint32Array;
}

/** Numbers in the answer. */
const ANSWER = 41;

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

/**
 * Reads an index file by WebAssembly. Throws an error whose `cause` is the number of an `IndexErrorCode`, from 1 on, for a
 * file that workers/directory-decoder.ts refuses too, which says what is wrong with it; else what WebAssembly throws.
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
    answer: new Uint32Array(buffer, reader.answer.value, ANSWER),
  };
};
