import type en from '#data/words/en/first-payment.json';
import type es from '#data/words/es/first-payment.json';
import type pt from '#data/words/pt/first-payment.json';
import type { Loaders } from './loaders.ts';

/** What is said around the worked example of who pays first. */
export type FirstPaymentWords = typeof en & typeof es & typeof pt;

export const loadFirstPaymentWords = {
  ENG: () => import('#data/words/en/first-payment.json'),
  ESP: () => import('#data/words/es/first-payment.json'),
  POR: () => import('#data/words/pt/first-payment.json'),
} satisfies Loaders<FirstPaymentWords>;
