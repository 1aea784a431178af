import { fold } from '#domain/fold.ts';
import { cesuText, unitBytes } from '../cesu-8.ts';
import { INDEX_ERROR_CODES, IndexError } from '../index-error.ts';
import { type Code, instantiate, type ReaderExports } from './wasm-exports.ts';

/** Where the answer describes the core's inputs, and how many numbers it has; see assembly/reader/answer.ts. */
const [PLAN, INPUTS, PARTS, ANSWER] = [29, 37, 39, 42];

/** What the core wants. Copy it: the reader's memory is large. */
export interface CoreInputs {
  /** The numbers that it is planned with: rows, entries, words, nameWords, nameBytes, textBytes, places, states. */
  readonly sizes: Uint32Array;
  readonly bytes: Uint8Array;
  /** Where among these bytes rowWords, text and sameName begin. */
  readonly parts: Uint32Array;
}

/** The reader's memory after reading, and its answer about it. Copy what must stay: the memory is large. */
export interface ReadIndex {
  readonly memory: Uint8Array;
  readonly numbers: Uint32Array;
  readonly answer: Uint32Array;
  /** Makes the core's inputs. Once, and when all else has been copied: the memory grows. Throws what `readIndex` does. */
  core(): CoreInputs;
}

/** What the reader imports. */
const hostOf = (memory: () => WebAssembly.Memory) => ({
  refuse: (why: number): never => {
    throw new IndexError(INDEX_ERROR_CODES[why - 1] ?? 'section');
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

/** Reads and checks an index file. Throws IndexError for a bad file, else what WebAssembly throws. */
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
