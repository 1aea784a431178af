import type { Hospital } from '../../../src/domain/hospital.ts';
import type { HospitalPage, HospitalQuery } from '../../../workers/contract.ts';
import type { Ranks } from './ranks.ts';

export type Search = (query: HospitalQuery) => HospitalPage;

/** The downloaded bytes, and data that contestants get without cost. */
export interface DownloadedFiles {
  /** Result of `Peer.build`. */
  readonly index: Uint8Array;
  /** Rows as JSON, in name order. */
  readonly rows: Uint8Array;
  /** Compiled, because a page compiles it while the index is downloading. */
  readonly core: WebAssembly.Module;
  readonly ranks: Ranks;
}

/** An engine to measure. To add one, write a file in this folder and list it in contestants.ts. */
export interface Peer {
  readonly title: string;
  /** Builds the index that visitors download. */
  readonly build?: (rows: readonly Hospital[]) => Uint8Array | Promise<Uint8Array>;
  /** Whether visitors also download the rows as JSON. */
  readonly shipsRows: boolean;
  /** Creates the engine from the downloaded bytes. "load" measures this step and the first search. */
  readonly open: (arrived: DownloadedFiles) => Search | Promise<Search>;
}

export const parseBytes = <Value>(bytes: Uint8Array): Value =>
  JSON.parse(new TextDecoder().decode(bytes)) as Value;

export const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Imports a package of tests/bench dynamically, because a fresh clone has neither its code nor its types. */
export const loadPackage = async <Module>(name: string): Promise<Module> => (await import(name)) as Module;
