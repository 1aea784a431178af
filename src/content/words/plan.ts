import type en from '#data/words/en/plan.json';
import type es from '#data/words/es/plan.json';
import type pt from '#data/words/pt/plan.json';
import type { Loaders } from './loaders.ts';

export type PlanWords = typeof en & typeof es & typeof pt;

export const loadPlanWords = {
  ENG: () => import('#data/words/en/plan.json'),
  ESP: () => import('#data/words/es/plan.json'),
  POR: () => import('#data/words/pt/plan.json'),
} satisfies Loaders<PlanWords>;
