import type { Hospital } from '#domain/hospital.ts';

export interface IndexContents {
  readonly rows: readonly Hospital[];
  readonly cities: readonly string[];
  readonly states: readonly string[];
  /** Numbers of rows, cities, states that collate equal to the one before; rows only where the name is another text. */
  readonly nameTies: readonly number[];
  readonly cityTies: readonly number[];
  readonly stateTies: readonly number[];
}

/** Throws an Error whose message begins with the code that the page names. */
export const readIndex: (bytes: Uint8Array) => IndexContents;
