import type en from '#data/words/en/states.json';
import type es from '#data/words/es/states.json';
import type pt from '#data/words/pt/states.json';
import type { Loaders } from './loaders.ts';

export type StateWords = typeof en & typeof es & typeof pt;

export const loadStateWords = {
  ENG: () => import('#data/words/en/states.json'),
  ESP: () => import('#data/words/es/states.json'),
  POR: () => import('#data/words/pt/states.json'),
} satisfies Loaders<StateWords>;
