import type enHome from '#data/words/en/home.json';
import type enHospitals from '#data/words/en/hospitals.json';
import type enNotFound from '#data/words/en/not-found.json';
import type enShell from '#data/words/en/shell.json';
import type enStates from '#data/words/en/states.json';
import type esHome from '#data/words/es/home.json';
import type esHospitals from '#data/words/es/hospitals.json';
import type esNotFound from '#data/words/es/not-found.json';
import type esShell from '#data/words/es/shell.json';
import type esStates from '#data/words/es/states.json';
import type ptHome from '#data/words/pt/home.json';
import type ptHospitals from '#data/words/pt/hospitals.json';
import type ptNotFound from '#data/words/pt/not-found.json';
import type ptShell from '#data/words/pt/shell.json';
import type ptStates from '#data/words/pt/states.json';
import type { Language } from '#domain/language.ts';

/** The words of one part of the site. The intersection makes a key that one language lacks or adds fail to compile. */
export type ShellWords = typeof enShell & typeof esShell & typeof ptShell;
export type HomeWords = typeof enHome & typeof esHome & typeof ptHome;
export type HospitalsWords = typeof enHospitals & typeof esHospitals & typeof ptHospitals;
export type NotFoundWords = typeof enNotFound & typeof esNotFound & typeof ptNotFound;
export type StateWords = typeof enStates & typeof esStates & typeof ptStates;

/** One lazy chunk per language: no page ships the others. */
export type Loaders<Words> = Readonly<Record<Language, () => Promise<{ default: Words }>>>;

export const loadShellWords = {
  ENG: () => import('#data/words/en/shell.json'),
  ESP: () => import('#data/words/es/shell.json'),
  POR: () => import('#data/words/pt/shell.json'),
} satisfies Loaders<ShellWords>;

export const loadHomeWords = {
  ENG: () => import('#data/words/en/home.json'),
  ESP: () => import('#data/words/es/home.json'),
  POR: () => import('#data/words/pt/home.json'),
} satisfies Loaders<HomeWords>;

export const loadHospitalsWords = {
  ENG: () => import('#data/words/en/hospitals.json'),
  ESP: () => import('#data/words/es/hospitals.json'),
  POR: () => import('#data/words/pt/hospitals.json'),
} satisfies Loaders<HospitalsWords>;

export const loadStateWords = {
  ENG: () => import('#data/words/en/states.json'),
  ESP: () => import('#data/words/es/states.json'),
  POR: () => import('#data/words/pt/states.json'),
} satisfies Loaders<StateWords>;

export const loadNotFoundWords = {
  ENG: () => import('#data/words/en/not-found.json'),
  ESP: () => import('#data/words/es/not-found.json'),
  POR: () => import('#data/words/pt/not-found.json'),
} satisfies Loaders<NotFoundWords>;
