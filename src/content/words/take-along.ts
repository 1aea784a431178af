import type en from '#data/words/en/take-along.json';
import type es from '#data/words/es/take-along.json';
import type pt from '#data/words/pt/take-along.json';
import type { Loaders } from './loaders.ts';

/** Taking the list along, and what can be done with one hospital of it. */
export type TakeAlongWords = typeof en & typeof es & typeof pt;

export const loadTakeAlongWords = {
  ENG: () => import('#data/words/en/take-along.json'),
  ESP: () => import('#data/words/es/take-along.json'),
  POR: () => import('#data/words/pt/take-along.json'),
} satisfies Loaders<TakeAlongWords>;
