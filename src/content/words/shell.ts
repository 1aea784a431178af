import type en from '#data/words/en/shell.json';
import type es from '#data/words/es/shell.json';
import type pt from '#data/words/pt/shell.json';
import type { Loaders } from './loaders.ts';

export type ShellWords = typeof en & typeof es & typeof pt;

export const loadShellWords = {
  ENG: () => import('#data/words/en/shell.json'),
  ESP: () => import('#data/words/es/shell.json'),
  POR: () => import('#data/words/pt/shell.json'),
} satisfies Loaders<ShellWords>;
