import type en from '#data/words/en/compare-plans.json';
import type es from '#data/words/es/compare-plans.json';
import type pt from '#data/words/pt/compare-plans.json';
import type { Loaders } from './loaders.ts';

export type ComparePlansWords = typeof en & typeof es & typeof pt;

export const loadComparePlansWords = {
  ENG: () => import('#data/words/en/compare-plans.json'),
  ESP: () => import('#data/words/es/compare-plans.json'),
  POR: () => import('#data/words/pt/compare-plans.json'),
} satisfies Loaders<ComparePlansWords>;
