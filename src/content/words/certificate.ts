import type en from '#data/words/en/certificate.json';
import type es from '#data/words/es/certificate.json';
import type pt from '#data/words/pt/certificate.json';
import type { Loaders } from './loaders.ts';

export type CertificateWords = typeof en & typeof es & typeof pt;

export const loadCertificateWords = {
  ENG: () => import('#data/words/en/certificate.json'),
  ESP: () => import('#data/words/es/certificate.json'),
  POR: () => import('#data/words/pt/certificate.json'),
} satisfies Loaders<CertificateWords>;
