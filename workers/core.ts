import type { Network, SortKey } from './contract.ts';

/** A query in numbers: what is left of a HospitalQuery when names are looked up and texts folded. */
export interface CoreQuery {
  /** Folded text that must occur in the folded name; empty for none. */
  readonly text: string;
  /** Any of these states; none given → all. */
  readonly states?: readonly number[];
  /** Any of these places; none given → all. */
  readonly places?: readonly number[];
  readonly network: Network;
}

export interface CorePage {
  readonly key: SortKey;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** A word of the vocabulary near to a pattern. */
export interface NearWord {
  readonly word: number;
  /** Optimal string alignment distance, in bytes of folded CESU-8, to the whole word … */
  readonly whole: number;
  /** … and to its nearest beginning. */
  readonly prefix: number;
}

/**
 * The part that has two implementations, WebAssembly and TypeScript: numbers in, numbers out.
 * Arrays it returns are good until the next call.
 */
export interface SearchCore {
  /** How many rows match, and the row numbers asked for. */
  search(query: CoreQuery, page: CorePage): { readonly total: number; readonly rows: Uint32Array };
  countByState(query: CoreQuery): Uint32Array;
  countByPlace(query: CoreQuery): Uint32Array;
  /** Rows that match, ascending. */
  rowsOf(word: number): Uint32Array;
  /** Words of which a beginning is at most `most` edits from the folded pattern; the pattern's first 32 bytes count. */
  near(pattern: string, most: number): NearWord[];
}

/** Longest pattern and longest word that `near` looks at, in bytes: one machine word of bits. */
export const NEAR_BYTES = 32;
