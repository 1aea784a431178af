import type en from '#data/words/en/coverage.json';
import type enOptions from '#data/words/en/deductible-options.json';
import type es from '#data/words/es/coverage.json';
import type esOptions from '#data/words/es/deductible-options.json';
import type pt from '#data/words/pt/coverage.json';
import type ptOptions from '#data/words/pt/deductible-options.json';
import type { Language } from '#domain/language.ts';
import type { Loaders } from './loaders.ts';

/** What is said around the deductible options, on plan pages and in the comparison. */
export type DeductibleOptionWords = typeof enOptions & typeof esOptions & typeof ptOptions;

/** What is said around the benefit tables as well. */
export type CoverageWords = typeof en & typeof es & typeof pt & DeductibleOptionWords;

const loadOptionWords = {
  ENG: () => import('#data/words/en/deductible-options.json'),
  ESP: () => import('#data/words/es/deductible-options.json'),
  POR: () => import('#data/words/pt/deductible-options.json'),
} satisfies Loaders<DeductibleOptionWords>;

const loadTableWords = {
  ENG: () => import('#data/words/en/coverage.json'),
  ESP: () => import('#data/words/es/coverage.json'),
  POR: () => import('#data/words/pt/coverage.json'),
} satisfies Loaders<Omit<CoverageWords, keyof DeductibleOptionWords>>;

/** For the tables of a page that has the words of the options already. */
export const loadCoverageWords = async (language: Language): Promise<CoverageWords> => {
  const [{ default: tables }, { default: options }] = await Promise.all([
    loadTableWords[language](),
    loadOptionWords[language](),
  ]);
  return { ...tables, ...options };
};

type With<Words, Coverage> = Words & { readonly coverage: Coverage };

const joined = <Words, Coverage>(
  loaders: Loaders<Words>,
  loadMore: (language: Language) => Promise<Coverage>,
): Loaders<With<Words, Coverage>> => {
  const load = (language: Language) => async (): Promise<{ default: With<Words, Coverage> }> => {
    const [{ default: words }, coverage] = await Promise.all([loaders[language](), loadMore(language)]);
    return { default: { ...words, coverage } };
  };
  return { ENG: load('ENG'), ESP: load('ESP'), POR: load('POR') };
};

/** A page's own words together with those of the tables and options. */
export const withCoverage = <Words>(loaders: Loaders<Words>): Loaders<With<Words, CoverageWords>> =>
  joined(loaders, loadCoverageWords);

/** The same without the tables, whose words come with them. */
export const withOptions = <Words>(loaders: Loaders<Words>): Loaders<With<Words, DeductibleOptionWords>> =>
  joined(loaders, async (language) => (await loadOptionWords[language]()).default);
