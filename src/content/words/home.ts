import type en from '#data/words/en/home.json';
import type es from '#data/words/es/home.json';
import type pt from '#data/words/pt/home.json';
import type { Loaders } from './loaders.ts';
import { type WhyAcquireWords, withWhyAcquire } from './why-acquire.ts';

type OwnWords = typeof en & typeof es & typeof pt;

export type HomeWords = OwnWords & { readonly why: WhyAcquireWords };

export const loadHomeWords = withWhyAcquire({
  ENG: () => import('#data/words/en/home.json'),
  ESP: () => import('#data/words/es/home.json'),
  POR: () => import('#data/words/pt/home.json'),
} satisfies Loaders<OwnWords>);
