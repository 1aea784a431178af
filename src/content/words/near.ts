import type en from '#data/words/en/near.json';
import type es from '#data/words/es/near.json';
import type pt from '#data/words/pt/near.json';
import type { Loaders } from './loaders.ts';

/** Hospitals near a place: its field, the distances, the visitor's own position. */
export type NearWords = typeof en & typeof es & typeof pt;

export const loadNearWords = {
  ENG: () => import('#data/words/en/near.json'),
  ESP: () => import('#data/words/es/near.json'),
  POR: () => import('#data/words/pt/near.json'),
} satisfies Loaders<NearWords>;
