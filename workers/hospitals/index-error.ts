import type { LoadErrorName } from '../contract.ts';

/** Codes in the order of wasm/assembly/reader/host.ts; scripts/encode/open-directory.ts has a readable message for each. */
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
