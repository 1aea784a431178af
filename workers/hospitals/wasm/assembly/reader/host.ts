/** What the host does for the reader. */

/** Ends the reading: throws in the host. `why` is one of refuse.ts. */
export declare function refuse(why: u32): void;

/** Folds the text of these CESU-8 bytes as `src/domain/fold.ts` does, writes it to `into` and returns its bytes. */
export declare function fold(from: usize, to: usize, into: usize): u32;
