import type en from '#data/words/en/home.json';
import type es from '#data/words/es/home.json';
import type pt from '#data/words/pt/home.json';
import type { Loaders } from './loaders.ts';

export type HomeWords = typeof en & typeof es & typeof pt;

export const loadHomeWords = {
  ENG: () => import('#data/words/en/home.json'),
  ESP: () => import('#data/words/es/home.json'),
  POR: () => import('#data/words/pt/home.json'),
} satisfies Loaders<HomeWords>;
