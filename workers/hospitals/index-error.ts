import type { LoadErrorName } from '../contract.ts';

/** What is wrong with a file of the build; scripts/encode/open-directory.ts has sentences for people. The order is that of `assembly/reader/refuse.ts`. */
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

export class IndexError extends Error {
  override readonly name = 'IndexError' satisfies LoadErrorName;
  readonly code: IndexErrorCode;
  constructor(code: IndexErrorCode, message: string = code) {
    super(message);
    this.code = code;
  }
}
