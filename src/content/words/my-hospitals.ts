import type en from '#data/words/en/my-hospitals.json';
import type es from '#data/words/es/my-hospitals.json';
import type pt from '#data/words/pt/my-hospitals.json';
import type { DirectoryNoteWords } from './directory.ts';
import type { Loaders } from './loaders.ts';

/** The visitor's own list of hospitals, wherever it is shown. */
export type MyHospitalsWords = typeof en & typeof es & typeof pt;

/** With how far to trust what the list says. */
export type MyHospitalsTexts = MyHospitalsWords & DirectoryNoteWords;

export const loadMyHospitalsWords = {
  ENG: () => import('#data/words/en/my-hospitals.json'),
  ESP: () => import('#data/words/es/my-hospitals.json'),
  POR: () => import('#data/words/pt/my-hospitals.json'),
} satisfies Loaders<MyHospitalsWords>;
