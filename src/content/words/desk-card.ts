import type en from '#data/words/en/desk-card.json';
import type es from '#data/words/es/desk-card.json';
import type pt from '#data/words/pt/desk-card.json';
import type { Loaders } from './loaders.ts';

/** What a desk card says: a piece of its own, because a card speaks two languages. */
export type DeskCardWords = typeof en & typeof es & typeof pt;

export const loadDeskCardWords = {
  ENG: () => import('#data/words/en/desk-card.json'),
  ESP: () => import('#data/words/es/desk-card.json'),
  POR: () => import('#data/words/pt/desk-card.json'),
} satisfies Loaders<DeskCardWords>;
