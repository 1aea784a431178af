import type en from '#data/words/en/not-found.json';
import type es from '#data/words/es/not-found.json';
import type pt from '#data/words/pt/not-found.json';
import type { Loaders } from './loaders.ts';

export type NotFoundWords = typeof en & typeof es & typeof pt;

export const loadNotFoundWords = {
  ENG: () => import('#data/words/en/not-found.json'),
  ESP: () => import('#data/words/es/not-found.json'),
  POR: () => import('#data/words/pt/not-found.json'),
} satisfies Loaders<NotFoundWords>;
