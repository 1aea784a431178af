import { encodeRows } from '../../../scripts/encode/encode-directory.ts';
import { encodeIndex } from '../../../scripts/encode/encode-index.ts';
import { createPlainEngine, readRows } from '../../../workers/hospitals/plain-engine.ts';
import { openEngine } from '../../../workers/hospitals/wasm/wasm-engine.ts';
import type { Peer, Product } from './peer.ts';

export const INDEX: Product = { name: 'index', make: encodeIndex };

/** The engine that all peers are measured against. */
export const WASM: Peer = {
  title: 'WebAssembly core',
  product: INDEX,
  shipsRows: false,
  open: ({ product, wasm }) => openEngine(product, wasm).engine.search,
};

/** What answers in browsers without WebAssembly. */
export const PLAIN: Peer = {
  title: 'plain engine',
  product: { name: 'rows as columns', make: encodeRows },
  shipsRows: false,
  open: ({ product }) => createPlainEngine(readRows(product)).search,
};
