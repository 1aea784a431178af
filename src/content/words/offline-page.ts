import type en from '#data/words/en/offline-page.json';
import type es from '#data/words/es/offline-page.json';
import type pt from '#data/words/pt/offline-page.json';
import type { Loaders } from './loaders.ts';

export type OfflinePageWords = typeof en & typeof es & typeof pt;

export const loadOfflinePageWords = {
  ENG: () => import('#data/words/en/offline-page.json'),
  ESP: () => import('#data/words/es/offline-page.json'),
  POR: () => import('#data/words/pt/offline-page.json'),
} satisfies Loaders<OfflinePageWords>;
