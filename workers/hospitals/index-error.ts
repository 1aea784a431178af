import type { LoadErrorName } from '../contract.ts';

/** What is wrong with a file of the build. The order is that of `assembly/reader/refuse.ts`. */
export const INDEX_ERROR_CODES = [
  'magic',
  'version',
  'length',
  'checksum',
  'section',
  'text',
  'range',
] as const;
export type IndexErrorCode = (typeof INDEX_ERROR_CODES)[number];

const MESSAGES: Readonly<Record<IndexErrorCode, string>> = {
  magic: 'this is not an index file',
  version: 'the file has another format version: build the data again',
  length: 'the file is cut off, or the lengths in its header are wrong',
  checksum: 'the checksum is wrong',
  section: 'a section has too few or too many values',
  text: 'a text is not well encoded',
  range: 'a number points past the values that it chooses from',
};

export class IndexError extends Error {
  override readonly name = 'IndexError' satisfies LoadErrorName;
  readonly code: IndexErrorCode;
  constructor(code: IndexErrorCode, message: string = MESSAGES[code]) {
    super(message);
    this.code = code;
  }
}
