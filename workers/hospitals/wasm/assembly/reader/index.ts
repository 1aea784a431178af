import { start } from '../area';
import { tellCore, tellDirectory } from './answer';
import { checkFlags, readTies } from './bits';
import { fillCore, planCore } from './fill';
import { checksumOf, readHeader, rowsOf } from './header';
import { readNames } from './names';
import { readPlaces } from './places';
import { reserve } from './reserve';
import { readRows } from './rows';
import { readTable } from './table';
import { planTexts } from './texts';
import { readTokens } from './tokens';
import { readVocabulary } from './vocabulary';
import { splitTokens } from './words';
import { readZips } from './zips';

/*
 * The reader: from the bytes of an index file (docs/index-format.md) to what the host and the core need of it. An instance
 * reads one file and is dropped with its memory.
 */

export { answer } from './answer';
// The host calls none of these. What is exported stays a function of its own: all of them put into `read` and `readCore` make
// two that a browser's first, quick compiler does badly, by a third of the time.
export {
  fillCore,
  readHeader,
  readPlaces,
  readRows,
  readTable,
  readTokens,
  readVocabulary,
  readZips,
  splitTokens,
};

let file: usize = 0;
let fileBytes: usize = 0;

/** Makes room for a file of so many bytes, and returns where the host writes it. */
export function open(bytes: usize): usize {
  start();
  fileBytes = bytes;
  file = reserve(bytes);
  return file;
}

/** Reads the file; `answer` then tells where the directory is. What is wrong with it is told by `refuse`, here or by `readCore`. */
export function read(): void {
  readHeader(file, fileBytes);
  const rows = rowsOf(file);
  planTexts();
  readTable();
  readTokens(rows);
  readTies(rows);
  readPlaces();
  readZips();
  readRows(rows);
  checkFlags(rows);
  tellDirectory(checksumOf(file), rows);
}

/** Folds the words of all names and lays the core's inputs out; `answer` then tells of them too. Once, after `read`. */
export function readCore(): void {
  const rows = rowsOf(file);
  splitTokens();
  readNames(rows);
  readVocabulary();
  planCore(rows);
  fillCore();
  tellCore();
}
