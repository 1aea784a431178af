import type en from '#data/words/en/directory.json';
import type es from '#data/words/es/directory.json';
import type pt from '#data/words/pt/directory.json';
import type { HospitalsWords } from './hospitals.ts';
import type { Loaders } from './loaders.ts';

/** What is said of the directory's pages wherever they are linked. */
export type DirectoryWords = typeof en & typeof es & typeof pt;

/** How far to trust the directory: the finder's own words. */
export type DirectoryNoteWords = Pick<HospitalsWords, 'sample' | 'asOf'>;

export const loadDirectoryWords = {
  ENG: () => import('#data/words/en/directory.json'),
  ESP: () => import('#data/words/es/directory.json'),
  POR: () => import('#data/words/pt/directory.json'),
} satisfies Loaders<DirectoryWords>;
