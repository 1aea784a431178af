import { encodeIndex } from '../../../scripts/encode/encode-index.ts';
import { openPlainEngine } from '../../../workers/hospitals/plain-engine.ts';
import { openEngine } from '../../../workers/hospitals/wasm/wasm-engine.ts';
import { FLEXSEARCH, UFUZZY } from './libraries.ts';
import { NAIVE } from './naive.ts';
import type { Peer } from './peer.ts';

/** The engine that every peer is compared with. */
const WASM: Peer = {
  title: 'WebAssembly core',
  build: encodeIndex,
  shipsRows: false,
  open: ({ index, core }) => openEngine(index, core).engine.search,
};

/** The fallback for browsers without WebAssembly. */
const PLAIN: Peer = {
  title: 'plain engine',
  build: encodeIndex,
  shipsRows: false,
  open: ({ index }) => openPlainEngine(index).engine.search,
};

/** Engines by the names that `--peers` accepts. */
export const CONTESTANTS = {
  wasm: WASM,
  plain: PLAIN,
  naive: NAIVE,
  flexsearch: FLEXSEARCH,
  ufuzzy: UFUZZY,
} as const satisfies Readonly<Record<string, Peer>>;

export type ContestantName = keyof typeof CONTESTANTS;
export type PeerName = Exclude<ContestantName, 'wasm'>;
