import { csvTarget } from './csv-target.ts';
import { forgedIndexTarget, indexTarget, zipsTarget } from './index-targets.ts';
import { queryTarget } from './query-target.ts';
import type { Target } from './target.ts';
import { wordsTargets } from './words-targets.ts';

/** Everything that reads what it cannot trust. */
export const TARGETS: readonly Target[] = [
  csvTarget,
  indexTarget,
  forgedIndexTarget,
  zipsTarget,
  ...wordsTargets,
  queryTarget,
];
