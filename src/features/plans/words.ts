import type { PlanWords } from '#content/words/plan.ts';

/** The words of the tables, which plan pages and comparison share: the same keys stand in both of their files. */
export type CoverageWords = PlanWords['coverage'];
