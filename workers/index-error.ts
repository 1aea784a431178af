/** What is wrong with an index file, for programs; the message says it for people. */
export type IndexErrorCode = 'magic' | 'version' | 'length' | 'checksum' | 'section' | 'text' | 'range';

export class IndexError extends Error {
  override readonly name = 'IndexError';
  readonly code: IndexErrorCode;
  constructor(code: IndexErrorCode, message: string) {
    super(`Hospital index: ${message}`);
    this.code = code;
  }
}
