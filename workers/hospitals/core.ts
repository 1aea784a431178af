import type { HospitalEngine, Network, SortKey } from '../contract.ts';
import type { Directory } from './directory.ts';
import type { Vocabulary } from './vocabulary.ts';

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

/**
 * The WebAssembly core: takes and returns numbers. It has no distances, so the key `distance` sorts by name.
 * Returned arrays are valid until the next call.
 */
export interface SearchCore {
  /** Returns the number of matching rows and the row numbers of the page. */
  search(query: CoreQuery, page: CorePage): { readonly total: number; readonly rows: Uint32Array };
  countByState(query: CoreQuery): Uint32Array;
  countByPlace(query: CoreQuery): Uint32Array;
  /** Returns the rows whose name has the word, ascending; a row comes twice if its name has the word twice. */
  rowsOf(word: number): Uint32Array;
}

/** An engine with its parts, which suggestions, distances, the emergency filter and shards use. */
export interface EngineParts {
  readonly engine: HospitalEngine;
  readonly directory: Directory;
  readonly vocabulary: Vocabulary;
  readonly core: SearchCore;
}
