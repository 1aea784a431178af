import { start } from '../memory';
import { emitCore, emitDirectory } from './answer';
import { fillCore, planCore } from './fill';
import { checksumOf, readHeader, rowsOf } from './header';
import { readNames, readTies } from './names';
import { readPlaces } from './places';
import { reserve } from './reserve';
import { readRows } from './rows';
import { readTable } from './table';
import { planTexts } from './texts';
import { readTokens } from './tokens';
import { readVocabulary } from './vocabulary';
import { splitTokens } from './words';
import { readZips } from './zips';

export { answer } from './answer';

/*
 * The reader: turns the bytes of an index file (docs/index-format.md) into the directory for the host and the inputs of the
 * core. An instance reads one file; then the host releases the instance with its memory.
 */

// The host does not call these functions. Exporting them prevents inlining into `read` and `readCore`: two functions of that
// size run a third slower when a browser's baseline compiler compiles them.
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

/** Reserves memory for the file. Returns the address to which the host writes it. */
export function open(bytes: usize): usize {
  start();
  fileBytes = bytes;
  file = reserve(bytes);
  return file;
}

/** Reads the file and writes the locations of the directory to `answer`. This and `readCore` call `refuse` for a bad file. */
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
  emitDirectory(checksumOf(file), rows);
}

/** Folds the words of all names, builds the core's inputs and adds their locations to `answer`. Called once, after `read`. */
export function readCore(): void {
  const rows = rowsOf(file);
  splitTokens();
  readNames(rows);
  readVocabulary();
  planCore(rows);
  fillCore();
  emitCore();
}
