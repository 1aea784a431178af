import type en from '#data/words/en/forms.json';
import type es from '#data/words/es/forms.json';
import type pt from '#data/words/pt/forms.json';
import type { Loaders } from './loaders.ts';

export type FormsWords = typeof en & typeof es & typeof pt;

export const loadFormsWords = {
  ENG: () => import('#data/words/en/forms.json'),
  ESP: () => import('#data/words/es/forms.json'),
  POR: () => import('#data/words/pt/forms.json'),
} satisfies Loaders<FormsWords>;
