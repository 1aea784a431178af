import type en from '#data/words/en/faqs.json';
import type es from '#data/words/es/faqs.json';
import type pt from '#data/words/pt/faqs.json';
import type { Language } from '#domain/language.ts';
import type { Loaders } from './loaders.ts';
import { loadNotifyByWords, type NotifyByWords } from './notify-by.ts';

export type FaqsWords = typeof en & typeof es & typeof pt & { readonly notifyBy: NotifyByWords };

const loadOwn = {
  ENG: () => import('#data/words/en/faqs.json'),
  ESP: () => import('#data/words/es/faqs.json'),
  POR: () => import('#data/words/pt/faqs.json'),
} satisfies Loaders<Omit<FaqsWords, 'notifyBy'>>;

const load = (language: Language) => async (): Promise<{ default: FaqsWords }> => {
  const [{ default: words }, { default: notifyBy }] = await Promise.all([
    loadOwn[language](),
    loadNotifyByWords[language](),
  ]);
  return { default: { ...words, notifyBy } };
};

/** The help centre's own words together with those of the latest moment to notify. */
export const loadFaqsWords: Loaders<FaqsWords> = { ENG: load('ENG'), ESP: load('ESP'), POR: load('POR') };
