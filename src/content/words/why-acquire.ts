import type en from '#data/words/en/why-acquire.json';
import type es from '#data/words/es/why-acquire.json';
import type pt from '#data/words/pt/why-acquire.json';
import type { Language } from '#domain/language.ts';
import type { Loaders } from './loaders.ts';

/** The reasons for a plan of ours, on the home and about pages, and the name of the marks that lead to footnotes. */
export type WhyAcquireWords = typeof en & typeof es & typeof pt;

const loadWhyAcquireWords = {
  ENG: () => import('#data/words/en/why-acquire.json'),
  ESP: () => import('#data/words/es/why-acquire.json'),
  POR: () => import('#data/words/pt/why-acquire.json'),
} satisfies Loaders<WhyAcquireWords>;

type WithWhyAcquire<Words> = Words & { readonly why: WhyAcquireWords };

/** A page's own words together with those of the reasons. */
export const withWhyAcquire = <Words>(loaders: Loaders<Words>): Loaders<WithWhyAcquire<Words>> => {
  const load = (language: Language) => async (): Promise<{ default: WithWhyAcquire<Words> }> => {
    const [{ default: words }, { default: why }] = await Promise.all([
      loaders[language](),
      loadWhyAcquireWords[language](),
    ]);
    return { default: { ...words, why } };
  };
  return { ENG: load('ENG'), ESP: load('ESP'), POR: load('POR') };
};
