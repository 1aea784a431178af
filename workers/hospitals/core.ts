import type { HospitalEngine, Network, SortKey } from '../contract.ts';
import type { Directory } from './directory.ts';

/** A HospitalQuery with its names resolved to numbers and its text folded. */
export interface CoreQuery {
  /** Folded text that the folded name must contain; empty for any name. */
  readonly text: string;
  /** Allowed states; empty or left out: all. */
  readonly states?: readonly number[];
  /** Allowed places; empty or left out: all. */
  readonly places?: readonly number[];
  /** Any network when left out; `open` only if the directory has that column. */
  readonly network?: Network | undefined;
}

export interface CorePage {
  readonly key: SortKey;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
}

export const COUNT_ONLY: CorePage = { key: 'name', descending: false, offset: 0, limit: 0 };

/** Folded words, each once: first the words of names, then the words that occur in cities only. */
export interface Vocabulary {
  readonly words: readonly string[];
  /** Number of words that occur in names; they come first. */
  readonly nameWords: number;
  /** Row r's words are rowWords[rowStart[r] … rowStart[r + 1] - 1]. */
  readonly rowStart: Uint32Array;
  readonly rowWords: Uint32Array;
}

/**
 * The WebAssembly core: takes and returns numbers. It has no distances, so the key `distance` sorts by name.
 * Returned arrays are valid until the next call; those of `vocabulary` and `sameNames` stay valid.
 */
export interface SearchCore {
  /** Returns the number of matching rows and the row numbers of the page. */
  search(query: CoreQuery, page: CorePage): { readonly total: number; readonly rows: Uint32Array };
  countByState(query: CoreQuery): Uint32Array;
  countByPlace(query: CoreQuery): Uint32Array;
  /** Returns the rows whose name has the word, ascending; a row comes twice if its name has the word twice. */
  rowsOf(word: number): Uint32Array;
  vocabulary(): Vocabulary;
  /** Returns one bit per row, lowest bit first: 1 if the row's name equals the previous row's name or collates equal to it. */
  sameNames(): Uint32Array;
}

/** An engine with its parts, which suggestions, distances, the emergency filter and shards use. */
export interface EngineParts {
  readonly engine: HospitalEngine;
  readonly directory: Directory;
  readonly core: SearchCore;
}
