import type en from '#data/words/en/about.json';
import type es from '#data/words/es/about.json';
import type pt from '#data/words/pt/about.json';
import type { Loaders } from './loaders.ts';

export type AboutWords = typeof en & typeof es & typeof pt;

export const loadAboutWords = {
  ENG: () => import('#data/words/en/about.json'),
  ESP: () => import('#data/words/es/about.json'),
  POR: () => import('#data/words/pt/about.json'),
} satisfies Loaders<AboutWords>;
