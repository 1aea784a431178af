import type en from '#data/words/en/about-notes.json';
import type es from '#data/words/es/about-notes.json';
import type pt from '#data/words/pt/about-notes.json';
import type { Loaders } from './loaders.ts';

export type AboutNotesWords = typeof en & typeof es & typeof pt;

export const loadAboutNotesWords = {
  ENG: () => import('#data/words/en/about-notes.json'),
  ESP: () => import('#data/words/es/about-notes.json'),
  POR: () => import('#data/words/pt/about-notes.json'),
} satisfies Loaders<AboutNotesWords>;
