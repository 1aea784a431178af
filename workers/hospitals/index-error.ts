import type { LoadErrorName } from '../contract.ts';

type IndexErrorCode = 'magic' | 'version' | 'checksum';

const MESSAGES: Readonly<Record<IndexErrorCode, string>> = {
  magic: 'this is not an index file',
  version: 'the file has another format version: build the data again',
  checksum: 'the file is cut off or damaged: its checksum is wrong',
};

export class IndexError extends Error {
  override readonly name = 'IndexError' satisfies LoadErrorName;
  readonly code: IndexErrorCode;
  constructor(code: IndexErrorCode, message = MESSAGES[code]) {
    super(message);
    this.code = code;
  }
}
