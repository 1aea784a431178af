import type { Hospital } from '../../../src/domain/hospital.ts';
import type { HospitalPage, HospitalQuery } from '../../../workers/contract.ts';
import type { Modules } from '../../../workers/hospitals/wasm/wasm-exports.ts';
import type { Ranks } from './ranks.ts';

export type Search = (query: HospitalQuery) => HospitalPage;

/** The bytes that have arrived at a visitor, and what peers get for free. */
export interface Arrived {
  /** Of `Peer.build`. */
  readonly index: Uint8Array;
  /** The rows as JSON, in name order. */
  readonly rows: Uint8Array;
  /** Compiled: a page compiles them while the index is on its way. */
  readonly wasm: Modules;
  readonly ranks: Ranks;
}

/** An engine to measure. To add one, write a file in this folder and name it in contestants.ts. */
export interface Peer {
  readonly title: string;
  /** The index to ship. */
  readonly build?: (rows: readonly Hospital[]) => Uint8Array | Promise<Uint8Array>;
  /** Whether the rows travel as JSON beside the index. */
  readonly shipsRows: boolean;
  /** From bytes to an engine: "load" measures all of this. */
  readonly open: (arrived: Arrived) => Search | Promise<Search>;
}

export const parseBytes = <Value>(bytes: Uint8Array): Value =>
  JSON.parse(new TextDecoder().decode(bytes)) as Value;

export const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Imports a package of tests/bench: a bare clone has neither its code nor its types. */
export const loadPackage = async <Module>(name: string): Promise<Module> => (await import(name)) as Module;
