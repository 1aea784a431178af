import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { FILE_START, FileError, positionAt } from '../errors.ts';

/** All leading byte order marks: the parser would drop a second one, and every later column would be off by one. */
const LEADING_BOM = /^\ufeff+/;

/** Removes byte order marks and converts line ends to `\n`; line and column numbers stay the same. */
export const normalizeNewlines = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(LEADING_BOM, '');

/** Returns the valid text before the first invalid byte. The decoder replaces invalid bytes by U+FFFD, which may also be valid. */
const validStart = (bytes: Uint8Array): string => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  let at = text.indexOf('\ufffd');
  let length = Buffer.byteLength(text.slice(0, at));
  while (isUtf8(bytes.subarray(length, length + 3))) {
    const next = text.indexOf('\ufffd', at + 1);
    length += Buffer.byteLength(text.slice(at, next));
    at = next;
  }
  return text.slice(0, at);
};

/** Decodes UTF-8 and tidies the text. Throws FileError with the position of the first invalid byte. */
export const decodeUtf8 = (bytes: Uint8Array, file: string): string => {
  if (isUtf8(bytes)) return normalizeNewlines(new TextDecoder().decode(bytes));
  const valid = validStart(bytes);
  const byte = bytes[Buffer.byteLength(valid)]?.toString(16).toUpperCase();
  const before = normalizeNewlines(valid);
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
