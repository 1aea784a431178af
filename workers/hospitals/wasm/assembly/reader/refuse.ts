import { refuse } from './host';

/** Why a file is refused: the codes of `workers/hospitals/index-error.ts` in its order, from 1 on. */
export const MAGIC: u32 = 1;
export const VERSION: u32 = 2;
export const LENGTH: u32 = 3;
export const CHECKSUM: u32 = 4;
export const SECTION: u32 = 5;
export const TEXT: u32 = 6;
export const RANGE: u32 = 7;

/** Nothing behind it runs when it does not hold. */
// @inline
export function check(holds: bool, why: u32): void {
  if (holds) return;
  refuse(why);
  unreachable();
}
