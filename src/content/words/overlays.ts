import type en from '#data/words/en/overlays.json';
import type es from '#data/words/es/overlays.json';
import type pt from '#data/words/pt/overlays.json';
import type { Loaders } from './loaders.ts';

export type OverlayWords = typeof en & typeof es & typeof pt;

export const loadOverlayWords = {
  ENG: () => import('#data/words/en/overlays.json'),
  ESP: () => import('#data/words/es/overlays.json'),
  POR: () => import('#data/words/pt/overlays.json'),
} satisfies Loaders<OverlayWords>;
