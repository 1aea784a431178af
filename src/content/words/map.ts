import type en from '#data/words/en/map.json';
import type es from '#data/words/es/map.json';
import type pt from '#data/words/pt/map.json';
import type { Loaders } from './loaders.ts';

export type MapWords = typeof en & typeof es & typeof pt;

export const loadMapWords = {
  ENG: () => import('#data/words/en/map.json'),
  ESP: () => import('#data/words/es/map.json'),
  POR: () => import('#data/words/pt/map.json'),
} satisfies Loaders<MapWords>;
