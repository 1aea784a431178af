import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { FILE_START, FileError, positionAt } from '../errors.ts';

/** All leading byte order marks: the parser would drop a second one, and every later column would be off by one. */
const LEADING_BOM = /^\ufeff+/;

/** Removes byte order marks and converts line ends to `\n`; line and column numbers stay the same. */
export const normalizeNewlines = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(LEADING_BOM, '');

/** Decodes UTF-8 and tidies the text. Throws FileError with the position of the first invalid byte. */
export const decodeUtf8 = (bytes: Uint8Array, file: string): string => {
  if (isUtf8(bytes)) return normalizeNewlines(new TextDecoder().decode(bytes));
  // The decoder replaces invalid bytes by U+FFFD.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const valid = text.slice(0, text.indexOf('\ufffd'));
  const byte = bytes[Buffer.byteLength(valid)]?.toString(16).toUpperCase();
  const before = normalizeNewlines(valid);
  throw new FileError(
    file,
    positionAt(before, before.length),
    `byte 0x${byte} is not valid UTF-8; save the file as "CSV UTF-8", or pass --encoding`,
  );
};

/** File system errors that the user can fix, with advice. */
const PROBLEMS: ReadonlyMap<string | undefined, string> = new Map([
  ['ENOENT', 'there is no such file; check the path, or pass --input FILE'],
  ['EISDIR', 'this is a folder; pass a CSV or XLSX file'],
  ['EACCES', 'the file may not be read; change its permissions'],
]);

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
    const problem = PROBLEMS.get((error as NodeJS.ErrnoException).code);
    throw problem === undefined ? error : new FileError(file, FILE_START, problem);
  }
};

/** Reads the text of a hand-edited UTF-8 file. Throws FileError. */
export const readInput = (file: string): string => decodeUtf8(readBytes(file), file);
