import type { LoadErrorName } from '../contract.ts';

/** A file of the build that is another file, of another version, cut off or damaged. */
export class IndexError extends Error {
  override readonly name = 'IndexError' satisfies LoadErrorName;
}
