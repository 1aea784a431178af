import type en from '#data/words/en/legal.json';
import type es from '#data/words/es/legal.json';
import type pt from '#data/words/pt/legal.json';
import type { Loaders } from './loaders.ts';

export type LegalWords = typeof en & typeof es & typeof pt;

export const loadLegalWords = {
  ENG: () => import('#data/words/en/legal.json'),
  ESP: () => import('#data/words/es/legal.json'),
  POR: () => import('#data/words/pt/legal.json'),
} satisfies Loaders<LegalWords>;
