import type { HospitalEngine, Network, SortKey } from '../contract.ts';
import type { Directory } from './directory.ts';

/** A query in numbers: what is left of a HospitalQuery when names are looked up and texts folded. */
export interface CoreQuery {
  /** Folded text that must occur in the folded name; empty for none. */
  readonly text: string;
  /** Any of these states; none given → all. */
  readonly states?: readonly number[];
  /** Any of these places; none given → all. */
  readonly places?: readonly number[];
  /** Any when left out; `open` only where the directory has that column. */
  readonly network?: Network | undefined;
}

export interface CorePage {
  readonly key: SortKey;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
}

export const COUNT_ONLY: CorePage = { key: 'name', descending: false, offset: 0, limit: 0 };

export interface NearWord {
  readonly word: number;
  /** Optimal string alignment distance, in bytes of folded CESU-8, to the whole word … */
  readonly whole: number;
  /** … and to its nearest beginning. */
  readonly prefix: number;
}

/** Folded words, each once: first those of the names, then those that only cities have. */
export interface Vocabulary {
  readonly words: readonly string[];
  /** The first so many occur in names. */
  readonly nameWords: number;
  /** Row r's words are rowWords[rowStart[r] … rowStart[r + 1] - 1]. */
  readonly rowStart: Uint32Array;
  readonly rowWords: Uint32Array;
}

/**
 * The WebAssembly core: numbers in, numbers out. It knows no distances: the key `distance` orders by name.
 * Arrays it returns are valid until the next call; those of `vocabulary` and `sameNames` stay valid.
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
  vocabulary(): Vocabulary;
  /** Rows whose name is the same text as the name of the row before, or collates equal to it: a bit each, lowest first. */
  sameNames(): Uint32Array;
}

/** An engine with the parts that suggestions, distances and lists by key work on. */
export interface EngineParts {
  readonly engine: HospitalEngine;
  readonly directory: Directory;
  readonly core: SearchCore;
}

/** Longest pattern and longest word that `near` looks at, in bytes: one machine word of bits. */
export const NEAR_BYTES = 32;
