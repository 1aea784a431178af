import { readFileSync } from 'node:fs';
import { decodeUtf8 } from './decode-utf8.ts';
import { mistakeAt } from './input-error.ts';

const PROBLEMS: ReadonlyMap<string | undefined, string> = new Map([
  ['ENOENT', 'there is no such file; check the path, or pass --input FILE'],
  ['EISDIR', 'this is a folder; pass a CSV file'],
  ['EACCES', 'the file may not be read; change its permissions'],
]);

/** What a person is told who named a file that cannot be read; the error itself where it is no mistake of theirs. */
export const asMistake = (file: string, error: NodeJS.ErrnoException): Error => {
  const problem = PROBLEMS.get(error.code);
  return problem === undefined ? error : mistakeAt(file, { line: 1, column: 1 }, problem);
};

const readBytes = (file: string): Uint8Array => {
  try {
    return readFileSync(file);
  } catch (error) {
    throw asMistake(file, error as NodeJS.ErrnoException);
  }
};

/** The text of a file that a person keeps: `decodeUtf8` says what is made of its bytes. */
export const readInput = (file: string): string => decodeUtf8(readBytes(file), file);
