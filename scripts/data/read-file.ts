import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { FILE_START, FileError, positionAt } from '../errors.ts';

/** All leading byte order marks: the parser would drop a second one, and every later column would be off by one. */
const LEADING_BOM = /^\ufeff+/;

/** Whether the first `end` bytes are valid UTF-8. `end` may be inside a character, so up to three bytes fewer are tried too. */
const isGoodSoFar = (bytes: Uint8Array, end: number): boolean =>
  [0, 1, 2, 3].some((less) => isUtf8(bytes.subarray(0, Math.max(0, end - less))));

/** Returns the length of the longest valid prefix, by bisection: an invalid byte invalidates every longer prefix. */
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

/** Removes byte order marks and converts line ends to `\n`; line and column numbers stay the same. */
export const normalizeNewlines = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(LEADING_BOM, '');

const decode = (bytes: Uint8Array): string => normalizeNewlines(new TextDecoder().decode(bytes));

/** Decodes UTF-8 and tidies the text. Throws FileError with the position of the first invalid byte. */
export const decodeUtf8 = (bytes: Uint8Array, file: string): string => {
  if (isUtf8(bytes)) return decode(bytes);
  const length = validLength(bytes);
  const before = decode(bytes.subarray(0, length));
  const byte = (bytes[length] ?? 0).toString(16).toUpperCase();
  throw new FileError(
    file,
    positionAt(before, before.length),
    `byte 0x${byte} is not valid UTF-8; save the file as "CSV UTF-8", or pass --encoding`,
  );
};

const PROBLEMS: ReadonlyMap<string | undefined, string> = new Map([
  ['ENOENT', 'there is no such file; check the path, or pass --input FILE'],
  ['EISDIR', 'this is a folder; pass a CSV or XLSX file'],
  ['EACCES', 'the file may not be read; change its permissions'],
]);

/** Converts file system errors that the user can fix to a FileError with advice; returns other errors unchanged. */
export const toFileError = (file: string, error: NodeJS.ErrnoException): Error => {
  const problem = PROBLEMS.get(error.code);
  return problem === undefined ? error : new FileError(file, FILE_START, problem);
};

/** Maximum file size in bytes, because a string holds at most 2^29 characters. */
const MOST_BYTES = 500_000_000;

/** Reads a file. Throws FileError if the file has more than `most` bytes, before reading, or is not accessible. */
export const readBytes = (file: string, most = MOST_BYTES): Uint8Array => {
  try {
    const { size } = statSync(file);
    if (size > most)
      throw new FileError(
        file,
        FILE_START,
        `the file has ${size.toLocaleString('en')} bytes, more than ${most.toLocaleString('en')}; cut it into several files`,
      );
    return readFileSync(file);
  } catch (error) {
    throw error instanceof FileError ? error : toFileError(file, error as NodeJS.ErrnoException);
  }
};

/** Reads the text of a hand-edited UTF-8 file. Throws FileError. */
export const readInput = (file: string): string => decodeUtf8(readBytes(file), file);
