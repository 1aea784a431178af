import type en from '#data/words/en/compare-plans.json';
import type es from '#data/words/es/compare-plans.json';
import type pt from '#data/words/pt/compare-plans.json';
import { type CoverageWords, withCoverage } from './coverage.ts';
import type { FirstPaymentWords } from './first-payment.ts';
import type { Loaders } from './loaders.ts';

type OwnWords = typeof en & typeof es & typeof pt;

export type ComparePlansWords = OwnWords & {
  readonly coverage: CoverageWords;
  readonly firstPayment: FirstPaymentWords;
};

export const loadComparePlansWords = withCoverage({
  ENG: () => import('#data/words/en/compare-plans.json'),
  ESP: () => import('#data/words/es/compare-plans.json'),
  POR: () => import('#data/words/pt/compare-plans.json'),
} satisfies Loaders<OwnWords>);
