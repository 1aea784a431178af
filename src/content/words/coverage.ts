import type en from '#data/words/en/coverage.json';
import type es from '#data/words/es/coverage.json';
import type pt from '#data/words/pt/coverage.json';
import type { Language } from '#domain/language.ts';
import { type FirstPaymentWords, loadFirstPaymentWords } from './first-payment.ts';
import type { Loaders } from './loaders.ts';

/** What is said around the benefit tables and the deductible options, on plan pages and in the comparison. */
export type CoverageWords = typeof en & typeof es & typeof pt;

const loadCoverageWords = {
  ENG: () => import('#data/words/en/coverage.json'),
  ESP: () => import('#data/words/es/coverage.json'),
  POR: () => import('#data/words/pt/coverage.json'),
} satisfies Loaders<CoverageWords>;

type WithCoverage<Words> = Words & {
  readonly coverage: CoverageWords;
  readonly firstPayment: FirstPaymentWords;
};

/** A page's own words together with those of the tables and of the worked example. */
export const withCoverage = <Words>(loaders: Loaders<Words>): Loaders<WithCoverage<Words>> => {
  const load = (language: Language) => async (): Promise<{ default: WithCoverage<Words> }> => {
    const [{ default: words }, { default: coverage }, { default: firstPayment }] = await Promise.all([
      loaders[language](),
      loadCoverageWords[language](),
      loadFirstPaymentWords[language](),
    ]);
    return { default: { ...words, coverage, firstPayment } };
  };
  return { ENG: load('ENG'), ESP: load('ESP'), POR: load('POR') };
};
