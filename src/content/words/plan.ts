import type en from '#data/words/en/plan.json';
import type es from '#data/words/es/plan.json';
import type pt from '#data/words/pt/plan.json';
import { type CoverageWords, withCoverage } from './coverage.ts';
import type { FirstPaymentWords } from './first-payment.ts';
import type { Loaders } from './loaders.ts';

type OwnWords = typeof en & typeof es & typeof pt;

export type PlanWords = OwnWords & {
  readonly coverage: CoverageWords;
  readonly firstPayment: FirstPaymentWords;
};

export const loadPlanWords = withCoverage({
  ENG: () => import('#data/words/en/plan.json'),
  ESP: () => import('#data/words/es/plan.json'),
  POR: () => import('#data/words/pt/plan.json'),
} satisfies Loaders<OwnWords>);
