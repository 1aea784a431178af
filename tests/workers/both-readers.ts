import { expect } from 'vitest';
import { allOf } from '#workers/directory.ts';
import { type DecodedDirectory, readDirectory } from '#workers/directory-decoder.ts';
import { INDEX_ERROR_CODES, IndexError, type IndexErrorCode } from '#workers/index-error.ts';
import { textBytes } from '#workers/text-bytes.ts';
import { foldRows, vocabularyOf } from '#workers/vocabulary.ts';
import { copyDirectory } from '#workers/wasm-directory.ts';
import { type ReadIndex, readIndex } from '#workers/wasm-reader.ts';
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

const readByWasm = (bytes: Uint8Array) =>
  outcomeOf(
    () => readIndex(bytes, wasmModules.reader),
    (error) => (error instanceof Error ? INDEX_ERROR_CODES[Number(error.cause) - 1] : undefined),
  );

const asBytes = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Areas as the core lays them out: each begins at a multiple of 16 bytes. */
const layOut = (areas: readonly Uint8Array[]): Uint8Array => {
  const aligned = areas.map((area) => {
    const padded = new Uint8Array(Math.ceil(area.length / 16) * 16);
    padded.set(area);
    return padded;
  });
  return new Uint8Array(Buffer.concat(aligned));
};

const padded = (bytes: Uint8Array, length: number): Uint8Array => {
  const result = new Uint8Array(length);
  result.set(bytes);
  return result;
};

/** What the core is planned with, and its inputs from rowStart to sameName (assembly/memory.ts), said plainly. */
const coreOf = (directory: DecodedDirectory) => {
  const { rows, rowStart, rowWords, rowPlace, placeState, placeCity, cityRank, stateRank, flags, states } =
    directory;
  const vocabulary = vocabularyOf(directory);
  const text = textBytes([' ', ...vocabulary.words.map((word) => `${word} `)].join(''));
  const start = [1];
  for (const word of vocabulary.words) start.push((start.at(-1) ?? 0) + textBytes(word).length + 1);
  const { nameWords, words } = vocabulary;
  const bitmap = Math.ceil(rows / 128) * 16;
  const inputs = [
    ...[rowStart, foldRows(directory, vocabulary), rowPlace, placeState].map(asBytes),
    asBytes(placeCity.map((city) => cityRank[city] ?? 0)),
    asBytes(placeState.map((state) => stateRank[state] ?? 0)),
    asBytes(Uint32Array.from(start)),
    padded(text, text.length + 128),
    ...[flags.ultra, flags.plus, flags.core, asBytes(directory.sameNames())].map((bits) =>
      padded(bits, bitmap),
    ),
  ];
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
    inputs: layOut(inputs),
  };
};

const coreRead = (read: ReadIndex) => {
  const { sizes, bytes } = read.core();
  return { sizes: [...sizes], inputs: bytes };
};

const expectSame = (read: ReadIndex, decoded: DecodedDirectory): void => {
  const { sameNames, ...directory } = copyDirectory(read);
  const { words, cities, states, oddZips } = directory;
  expect({
    ...directory,
    words: allOf(words),
    cities: allOf(cities),
    states: allOf(states),
    oddZips: allOf(oddZips),
    same: sameNames(),
  }).toEqual({
    rows: decoded.rows,
    checksum: decoded.checksum,
    words: decoded.words,
    cities: decoded.cities,
    states: decoded.states,
    oddZips: decoded.oddZips,
    rowStart: decoded.rowStart,
    rowWords: decoded.rowWords,
    rowPlace: decoded.rowPlace,
    rowZip: decoded.rowZip,
    placeCity: decoded.placeCity,
    placeState: decoded.placeState,
    flags: decoded.flags,
    same: decoded.sameNames(),
  });
  const [core, expected] = [coreRead(read), coreOf(decoded)];
  expect(core.sizes).toEqual(expected.sizes);
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
