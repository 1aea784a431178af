import { expect } from 'vitest';
import { allOf } from '#workers/hospitals/directory.ts';
import { INDEX_ERROR_CODES, IndexError, type IndexErrorCode } from '#workers/hospitals/index-error.ts';
import { type DecodedDirectory, readDirectory } from '#workers/hospitals/reference/directory-decoder.ts';
import { textBytes } from '#workers/hospitals/text-bytes.ts';
import { readVocabulary } from '#workers/hospitals/vocabulary.ts';
import { copyDirectory } from '#workers/hospitals/wasm/wasm-directory.ts';
import { readIndex } from '#workers/hospitals/wasm/wasm-reader.ts';
import { wasmModules } from './engines.ts';

type Outcome<Read> = { readonly code: IndexErrorCode } | { readonly read: Read };

/** What is thrown and is no refusal goes on being thrown: a trap, an address out of bounds. */
const outcomeOf = <Read>(
  read: () => Read,
  codeOf: (error: unknown) => IndexErrorCode | undefined,
): Outcome<Read> => {
  try {
    return { read: read() };
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    return { code };
  }
};

const decode = (bytes: Uint8Array) =>
  outcomeOf(
    () => readDirectory(bytes),
    (error) => (error instanceof IndexError ? error.code : undefined),
  );

/** All of it, in the order of an engine: the core's inputs when the directory has been copied. */
const readAll = (bytes: Uint8Array) => {
  const read = readIndex(bytes, wasmModules.reader);
  const directory = copyDirectory(read);
  const { sizes, parts, bytes: inputs } = read.core();
  return { directory, core: { sizes: [...sizes], parts: [...parts], inputs } };
};

const readByWasm = (bytes: Uint8Array) =>
  outcomeOf(
    () => readAll(bytes),
    (error) => (error instanceof Error ? INDEX_ERROR_CODES[Number(error.cause) - 1] : undefined),
  );

const asBytes = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

const padded = (bytes: Uint8Array, length: number): Uint8Array => {
  const result = new Uint8Array(length);
  result.set(bytes);
  return result;
};

/** Areas as the core lays them out, and where each begins: at a multiple of 16 bytes. */
const layOut = (areas: readonly Uint8Array[]) => {
  const aligned = areas.map((area) => padded(area, Math.ceil(area.length / 16) * 16));
  const starts = aligned.map((_, at) => Buffer.concat(aligned.slice(0, at)).length);
  return { starts, inputs: new Uint8Array(Buffer.concat(aligned)) };
};

/** What the core is planned with, and its inputs from rowStart to sameName (assembly/memory.ts), said plainly. */
const coreOf = (directory: DecodedDirectory) => {
  const { rows, rowPlace, placeState, placeCity, cityRank, stateRank, flags, states } = directory;
  const vocabulary = readVocabulary(directory);
  const text = textBytes([' ', ...vocabulary.words.map((word) => `${word} `)].join(''));
  const start = [1];
  for (const word of vocabulary.words) start.push((start.at(-1) ?? 0) + textBytes(word).length + 1);
  const { nameWords, words, rowStart, rowWords } = vocabulary;
  const bitmap = Math.ceil(rows / 128) * 16;
  const { starts, inputs } = layOut([
    ...[rowStart, rowWords, rowPlace, placeState].map(asBytes),
    asBytes(placeCity.map((city) => cityRank[city] ?? 0)),
    asBytes(placeState.map((state) => stateRank[state] ?? 0)),
    asBytes(Uint32Array.from(start)),
    padded(text, text.length + 128),
    ...[flags.ultra, flags.plus, flags.core, asBytes(directory.sameNames())].map((bits) =>
      padded(bits, bitmap),
    ),
  ]);
  return {
    sizes: [
      rows,
      rowWords.length,
      words.length,
      nameWords,
      start[nameWords],
      text.length,
      placeCity.length,
      states.length,
    ],
    parts: [starts[1], starts[7], starts[11]],
    inputs,
  };
};

const expectSame = ({ directory, core }: ReturnType<typeof readAll>, decoded: DecodedDirectory): void => {
  const { tokens, cities, states, oddZips } = directory;
  expect({
    ...directory,
    tokens: allOf(tokens),
    cities: allOf(cities),
    states: allOf(states),
    oddZips: allOf(oddZips),
  }).toEqual({
    rows: decoded.rows,
    checksum: decoded.checksum,
    tokens: decoded.tokens,
    cities: decoded.cities,
    states: decoded.states,
    oddZips: decoded.oddZips,
    tokenStart: decoded.tokenStart,
    rowTokens: decoded.rowTokens,
    rowPlace: decoded.rowPlace,
    rowZip: decoded.rowZip,
    placeCity: decoded.placeCity,
    placeState: decoded.placeState,
    flags: decoded.flags,
  });
  const expected = coreOf(decoded);
  expect({ ...core, inputs: [] }).toEqual({ ...expected, inputs: [] });
  expect(Buffer.compare(core.inputs, expected.inputs)).toBe(0);
};

/** Reads by the decoder and by WebAssembly: both must refuse alike, or read the same. Returns the code, or "read". */
export const readBoth = (bytes: Uint8Array): IndexErrorCode | 'read' => {
  const [decoded, read] = [decode(bytes), readByWasm(bytes)];
  const codes = [decoded, read].map((outcome) => ('code' in outcome ? outcome.code : 'read'));
  expect(codes[1]).toBe(codes[0]);
  if ('read' in decoded && 'read' in read) expectSame(read.read, decoded.read);
  return codes[0] ?? 'read';
};
