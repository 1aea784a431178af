import { encodeIndex } from '../../../scripts/encode/encode-index.ts';
import { createWasmEngine } from '../../../workers/hospitals/engine.ts';
import { createReferenceEngine } from '../../../workers/hospitals/reference/reference.ts';
import type { Peer, Product } from './peer.ts';

export const INDEX: Product = { name: 'index', make: encodeIndex };

/** What everybody is measured against. */
export const WASM: Peer = {
  title: 'WebAssembly core',
  product: INDEX,
  shipsRows: false,
  open: ({ product, wasm }) => createWasmEngine(product, wasm).search,
};

export const TWIN: Peer = {
  title: 'TypeScript twin',
  product: INDEX,
  shipsRows: false,
  open: ({ product }) => createReferenceEngine(product).search,
};
