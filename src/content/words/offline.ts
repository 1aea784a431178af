import type en from '#data/words/en/offline.json';
import type es from '#data/words/es/offline.json';
import type pt from '#data/words/pt/offline.json';
import type { Loaders } from './loaders.ts';

export type OfflineWords = typeof en & typeof es & typeof pt;

export const loadOfflineWords = {
  ENG: () => import('#data/words/en/offline.json'),
  ESP: () => import('#data/words/es/offline.json'),
  POR: () => import('#data/words/pt/offline.json'),
} satisfies Loaders<OfflineWords>;
