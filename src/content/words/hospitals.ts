import type en from '#data/words/en/hospitals.json';
import type es from '#data/words/es/hospitals.json';
import type pt from '#data/words/pt/hospitals.json';
import type { Loaders } from './loaders.ts';

export type HospitalsWords = typeof en & typeof es & typeof pt;

export const loadHospitalsWords = {
  ENG: () => import('#data/words/en/hospitals.json'),
  ESP: () => import('#data/words/es/hospitals.json'),
  POR: () => import('#data/words/pt/hospitals.json'),
} satisfies Loaders<HospitalsWords>;
