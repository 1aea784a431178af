/** Throws an IndexError in the host. `why` is one of the codes below. */
export declare function refuse(why: u32): void;

/** Folds CESU-8 text as `src/domain/fold.ts` does, writes the result to `into` and returns its length in bytes. */
export declare function fold(from: usize, to: usize, into: usize): u32;

/** Reasons for refusing a file: the codes of `workers/hospitals/index-error.ts` in the same order, numbered from 1. */
export const MAGIC: u32 = 1;
export const VERSION: u32 = 2;
export const LENGTH: u32 = 3;
export const CHECKSUM: u32 = 4;
export const SECTION: u32 = 5;
export const TEXT: u32 = 6;
export const RANGE: u32 = 7;

// @inline
export function check(holds: bool, why: u32): void {
  if (holds) return;
  refuse(why);
  unreachable();
}
