import type en from '#data/words/en/about.json';
import type es from '#data/words/es/about.json';
import type pt from '#data/words/pt/about.json';
import type { Loaders } from './loaders.ts';
import { type WhyAcquireWords, withWhyAcquire } from './why-acquire.ts';

type OwnWords = typeof en & typeof es & typeof pt;

export type AboutWords = OwnWords & { readonly why: WhyAcquireWords };

export const loadAboutWords = withWhyAcquire({
  ENG: () => import('#data/words/en/about.json'),
  ESP: () => import('#data/words/es/about.json'),
  POR: () => import('#data/words/pt/about.json'),
} satisfies Loaders<OwnWords>);
