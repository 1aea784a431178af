import { PLAIN, WASM } from './cores.ts';
import { FLEXSEARCH } from './flexsearch.ts';
import { FUSE } from './fuse.ts';
import { MINISEARCH } from './minisearch.ts';
import { NAIVE, NAIVE_COLLATOR } from './naive.ts';
import { ORAMA } from './orama.ts';
import type { Peer } from './peer.ts';
import { SQLITE } from './sqlite.ts';
import { UFUZZY } from './ufuzzy.ts';

/** The core, and everybody it is measured against, by the name that `--peers` takes. */
export const CONTESTANTS = {
  wasm: WASM,
  plain: PLAIN,
  naive: NAIVE,
  'naive-collator': NAIVE_COLLATOR,
  flexsearch: FLEXSEARCH,
  minisearch: MINISEARCH,
  ufuzzy: UFUZZY,
  fuse: FUSE,
  orama: ORAMA,
  sqlite: SQLITE,
} as const satisfies Readonly<Record<string, Peer>>;

export type ContestantName = keyof typeof CONTESTANTS;
export type PeerName = Exclude<ContestantName, 'wasm'>;
