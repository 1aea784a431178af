import type { Hospital } from '../../../src/domain/hospital.ts';
import type { HospitalPage, HospitalQuery } from '../../../workers/contract.ts';
import type { Modules } from '../../../workers/hospitals/wasm/wasm-exports.ts';
import type { Orders } from './orders.ts';

export type Search = (query: HospitalQuery) => HospitalPage;

/** What is made of the rows before anybody visits: an index to ship. Two peers may ship the same. */
export interface Product {
  readonly name: string;
  readonly make: (rows: readonly Hospital[]) => Uint8Array | Promise<Uint8Array>;
}

/** The bytes that have arrived at a visitor, and what is free. */
export interface Arrived {
  /** Of `Product.make`. */
  readonly product: Uint8Array;
  /** The rows as JSON, in name order. */
  readonly rows: Uint8Array;
  /** The core and the reader of its index: a page has them compiled while the index arrives. Their functions are not, until they run. */
  readonly wasm: Modules;
  readonly orders: Orders;
}

/** Somebody to be measured. To add one: write a file of this folder, name it in registry.ts. */
export interface Peer {
  readonly title: string;
  /** The package of tests/bench/package.json that it needs. Its code is there before anything is measured. */
  readonly package?: string;
  readonly product?: Product;
  /** Whether the rows go to the visitor as JSON, beside the product. */
  readonly shipsRows: boolean;
  /** From bytes to something that answers; all of this is what "load" measures. */
  readonly open: (arrived: Arrived) => Search | Promise<Search>;
}

/** Bytes of JSON, parsed. Its shape is whatever was written there. */
export const parse = <Value>(bytes: Uint8Array): Value =>
  JSON.parse(new TextDecoder().decode(bytes)) as Value;

export const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A package that may not be installed, as far as a peer uses it: its types would be missing from a bare clone. */
export const load = async <Module>(name: string): Promise<Module> => (await import(name)) as Module;
