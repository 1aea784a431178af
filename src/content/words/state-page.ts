import type en from '#data/words/en/state-page.json';
import type es from '#data/words/es/state-page.json';
import type pt from '#data/words/pt/state-page.json';
import type { PluralWords } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { type DirectoryNoteWords, type DirectoryWords, loadDirectoryWords } from './directory.ts';
import { loadHospitalsWords } from './hospitals.ts';
import type { Loaders } from './loaders.ts';
import { loadStateWords, type StateWords } from './states.ts';

type Own = typeof en & typeof es & typeof pt;

export interface StatePageWords extends Own, DirectoryNoteWords {
  readonly directory: DirectoryWords;
  readonly count: PluralWords;
  /** Readable state names of the page's language, by postal code. */
  readonly states: StateWords;
}

const LOADERS = {
  ENG: () => import('#data/words/en/state-page.json'),
  ESP: () => import('#data/words/es/state-page.json'),
  POR: () => import('#data/words/pt/state-page.json'),
} satisfies Loaders<Own>;

const load = (language: Language) => async (): Promise<{ default: StatePageWords }> => {
  const [{ default: own }, { default: finder }, { default: directory }, { default: states }] =
    await Promise.all([
      LOADERS[language](),
      loadHospitalsWords[language](),
      loadDirectoryWords[language](),
      loadStateWords[language](),
    ]);
  const { sample, asOf, results } = finder;
  return { default: { ...own, sample, asOf, count: results.count, directory, states } };
};

export const loadStatePageWords: Loaders<StatePageWords> = {
  ENG: load('ENG'),
  ESP: load('ESP'),
  POR: load('POR'),
};
