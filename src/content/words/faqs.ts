import type en from '#data/words/en/faqs.json';
import type es from '#data/words/es/faqs.json';
import type pt from '#data/words/pt/faqs.json';
import type { Loaders } from './loaders.ts';

export type FaqsWords = typeof en & typeof es & typeof pt;

export const loadFaqsWords = {
  ENG: () => import('#data/words/en/faqs.json'),
  ESP: () => import('#data/words/es/faqs.json'),
  POR: () => import('#data/words/pt/faqs.json'),
} satisfies Loaders<FaqsWords>;
