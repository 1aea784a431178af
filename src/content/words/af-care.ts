import type en from '#data/words/en/af-care.json';
import type es from '#data/words/es/af-care.json';
import type pt from '#data/words/pt/af-care.json';
import type { Loaders } from './loaders.ts';

export type AfCareWords = typeof en & typeof es & typeof pt;

export const loadAfCareWords = {
  ENG: () => import('#data/words/en/af-care.json'),
  ESP: () => import('#data/words/es/af-care.json'),
  POR: () => import('#data/words/pt/af-care.json'),
} satisfies Loaders<AfCareWords>;
