import type { LoadErrorName } from '../contract.ts';

export type IndexErrorCode = 'magic' | 'version' | 'checksum';

export class IndexError extends Error {
  override readonly name = 'IndexError' satisfies LoadErrorName;
  readonly code: IndexErrorCode;
  constructor(code: IndexErrorCode, message: string = code) {
    super(message);
    this.code = code;
  }
}
