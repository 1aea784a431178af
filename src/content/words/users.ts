import type en from '#data/words/en/users.json';
import type es from '#data/words/es/users.json';
import type pt from '#data/words/pt/users.json';
import type { Loaders } from './loaders.ts';

export type UsersWords = typeof en & typeof es & typeof pt;

export const loadUsersWords = {
  ENG: () => import('#data/words/en/users.json'),
  ESP: () => import('#data/words/es/users.json'),
  POR: () => import('#data/words/pt/users.json'),
} satisfies Loaders<UsersWords>;
