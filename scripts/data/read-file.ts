import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { FILE_START, FileError, positionAt } from '../errors.ts';

/** All of them: the parser would drop a second one, and every later column would be off by one. */
const LEADING_BOM = /^\ufeff+/;

/** A cut may fall inside a valid character, so up to three bytes fewer are tried too. */
const isGoodSoFar = (bytes: Uint8Array, end: number): boolean =>
  [0, 1, 2, 3].some((less) => isUtf8(bytes.subarray(0, Math.max(0, end - less))));

/** Length of the longest valid prefix, by bisection: an invalid byte invalidates every longer prefix. */
const validLength = (bytes: Uint8Array): number => {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isGoodSoFar(bytes, middle)) good = middle;
    else bad = middle;
  }
  while (!isUtf8(bytes.subarray(0, good))) good -= 1;
  return good;
};

const decode = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n').replace(LEADING_BOM, '');

/** The text without BOM and with `\n` line ends, which keeps every line and column. Throws FileError. */
export const decodeUtf8 = (bytes: Uint8Array, file: string): string => {
  if (isUtf8(bytes)) return decode(bytes);
  const length = validLength(bytes);
  const before = decode(bytes.subarray(0, length));
  const byte = (bytes[length] ?? 0).toString(16).toUpperCase();
  throw new FileError(
    file,
    positionAt(before, before.length),
    `byte 0x${byte} is not valid UTF-8; save the file as "CSV UTF-8" and build again`,
  );
};

const PROBLEMS: ReadonlyMap<string | undefined, string> = new Map([
  ['ENOENT', 'there is no such file; check the path, or pass --input FILE'],
  ['EISDIR', 'this is a folder; pass a CSV file'],
  ['EACCES', 'the file may not be read; change its permissions'],
]);

/** A FileError with advice for mistakes of the user; other errors as they are. */
export const toFileError = (file: string, error: NodeJS.ErrnoException): Error => {
  const problem = PROBLEMS.get(error.code);
  return problem === undefined ? error : new FileError(file, FILE_START, problem);
};

/** The text of a file that people edit. Throws FileError. */
export const readInput = (file: string): string => {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw toFileError(file, error as NodeJS.ErrnoException);
  }
  return decodeUtf8(bytes, file);
};
