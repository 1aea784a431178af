import type { Language } from '#domain/language.ts';
import { type HospitalsWords, loadHospitalsWords } from './hospitals.ts';
import type { Loaders } from './loaders.ts';
import { loadStateWords, type StateWords } from './states.ts';

export interface FinderWords extends HospitalsWords {
  /** Readable state names of the page's language, by postal code. */
  readonly states: StateWords;
}

const load = (language: Language) => async (): Promise<{ default: FinderWords }> => {
  const [{ default: words }, { default: states }] = await Promise.all([
    loadHospitalsWords[language](),
    loadStateWords[language](),
  ]);
  return { default: { ...words, states } };
};

export const loadFinderWords: Loaders<FinderWords> = { ENG: load('ENG'), ESP: load('ESP'), POR: load('POR') };
