import type { Network, SortKey } from '../contract.ts';
import type { Bitmap } from './bitmap.ts';
import type { Vector } from './near/sphere.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A query in numbers: what is left of a HospitalQuery when names are looked up and texts folded. */
export interface CoreQuery {
  /** Folded text that must occur in the folded name; empty for none. */
  readonly text: string;
  /** Any of these states; none given → all. */
  readonly states?: readonly number[];
  /** Any of these places; none given → all. */
  readonly places?: readonly number[];
  readonly network: Network;
  /** Only rows within the circle that was last aimed at, and rows of unknown place; `distance` is from its centre. */
  readonly nearby?: boolean;
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

/** Where the rows are: the distinct points as unit vectors, and each row's point, or their number where it is unknown. */
export interface RowPoints {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly z: Float32Array;
  readonly rowPoint: Uint32Array;
}

/** The part of a core that is made when a query first names a place. */
export interface DistanceCore {
  /**
   * Queries with `nearby` are now about the rows whose squared chord from this unit vector is at most `most`.
   * Returns the squared chord of each point, as 32-bit floats.
   */
  aim(origin: Vector, most: number): Float32Array;
  /** How many rows of the last query are at an unknown place. */
  unplaced(): number;
}

/**
 * The part that has two implementations, WebAssembly and TypeScript: numbers in, numbers out.
 * Arrays it returns are good until the next call; those of `vocabulary` and `sameNames` stay good.
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
  /** May be made anew each time: `vocabularyOf` asks once. */
  vocabulary(): Vocabulary;
  /** Rows whose name is the same text as the name of the row before, or collates equal to it. */
  sameNames(): Bitmap;
  /** Makes room for distances. Once, when they are first needed. Rejects when there is not enough memory. */
  locate(points: RowPoints): Promise<DistanceCore>;
}

/** Longest pattern and longest word that `near` looks at, in bytes: one machine word of bits. */
export const NEAR_BYTES = 32;
