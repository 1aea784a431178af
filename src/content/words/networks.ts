import type en from '#data/words/en/networks.json';
import type es from '#data/words/es/networks.json';
import type pt from '#data/words/pt/networks.json';
import type { Language } from '#domain/language.ts';
import type { DirectoryNoteWords } from './directory.ts';
import { loadHospitalsWords } from './hospitals.ts';
import type { Loaders } from './loaders.ts';
import { loadStateWords, type StateWords } from './states.ts';

type Own = typeof en & typeof es & typeof pt;

export interface NetworksWords extends Own, DirectoryNoteWords {
  /** Readable state names of the page's language, by postal code. */
  readonly states: StateWords;
}

const LOADERS = {
  ENG: () => import('#data/words/en/networks.json'),
  ESP: () => import('#data/words/es/networks.json'),
  POR: () => import('#data/words/pt/networks.json'),
} satisfies Loaders<Own>;

const load = (language: Language) => async (): Promise<{ default: NetworksWords }> => {
  const [{ default: own }, { default: finder }, { default: states }] = await Promise.all([
    LOADERS[language](),
    loadHospitalsWords[language](),
    loadStateWords[language](),
  ]);
  const { sample, asOf } = finder;
  return { default: { ...own, sample, asOf, states } };
};

export const loadNetworksWords: Loaders<NetworksWords> = {
  ENG: load('ENG'),
  ESP: load('ESP'),
  POR: load('POR'),
};
