import type { Language } from '#domain/language.ts';
import { type DirectoryWords, loadDirectoryWords } from './directory.ts';
import { type HospitalsWords, loadHospitalsWords } from './hospitals.ts';
import type { Loaders } from './loaders.ts';
import { loadMapWords, type MapWords } from './map.ts';
import { loadMyHospitalsWords, type MyHospitalsWords } from './my-hospitals.ts';
import { loadNearWords, type NearWords } from './near.ts';
import { loadStateWords, type StateWords } from './states.ts';
import { loadTakeAlongWords, type TakeAlongWords } from './take-along.ts';

export interface FinderWords extends HospitalsWords {
  /** Of these words: figures among them are written its way. */
  readonly language: Language;
  readonly directory: DirectoryWords;
  readonly map: MapWords;
  readonly mine: MyHospitalsWords;
  readonly near: NearWords;
  /** Readable state names of the page's language, by postal code. */
  readonly states: StateWords;
  readonly take: TakeAlongWords;
}

const load = (language: Language) => async (): Promise<{ default: FinderWords }> => {
  const [
    { default: words },
    { default: directory },
    { default: map },
    { default: mine },
    { default: near },
    { default: states },
    { default: take },
  ] = await Promise.all([
    loadHospitalsWords[language](),
    loadDirectoryWords[language](),
    loadMapWords[language](),
    loadMyHospitalsWords[language](),
    loadNearWords[language](),
    loadStateWords[language](),
    loadTakeAlongWords[language](),
  ]);
  return { default: { ...words, language, directory, map, mine, near, states, take } };
};

export const loadFinderWords: Loaders<FinderWords> = { ENG: load('ENG'), ESP: load('ESP'), POR: load('POR') };
