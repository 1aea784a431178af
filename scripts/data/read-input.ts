import { readFileSync } from 'node:fs';
import { decodeUtf8 } from './decode-utf8.ts';
import { mistakeAt } from './input-error.ts';

const PROBLEMS: ReadonlyMap<string | undefined, string> = new Map([
  ['ENOENT', 'there is no such file; check the path, or pass --input FILE'],
  ['EISDIR', 'this is a folder; pass a CSV file'],
  ['EACCES', 'the file may not be read; change its permissions'],
]);

const readBytes = (file: string): Uint8Array => {
  try {
    return readFileSync(file);
  } catch (error) {
    const problem = PROBLEMS.get((error as NodeJS.ErrnoException).code);
    if (problem === undefined) throw error;
    throw mistakeAt(file, { line: 1, column: 1 }, problem);
  }
};

/** The text of a file that a person keeps: `decodeUtf8` says what is made of its bytes. */
export const readInput = (file: string): string => decodeUtf8(readBytes(file), file);
