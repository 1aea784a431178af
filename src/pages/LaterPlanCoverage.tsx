import { later } from '#components/Later.tsx';
import { loadCoverageWords } from '#content/words/coverage.ts';
import type { Language } from '#domain/language.ts';
import type { PlanCoverageProps } from '#features/comparison/PlanCoverage.tsx';

/** The benefit tables of a plan with their words, in their section. */
export const PlanCoverage = later(async (language: Language) => {
  const [{ PlanCoverage: Tables }, coverage] = await Promise.all([
    import('#features/comparison/PlanCoverage.tsx'),
    loadCoverageWords(language),
  ]);
  return (props: Omit<PlanCoverageProps, 'coverage'>) => <Tables coverage={coverage} {...props} />;
}, 'plan-comparison');
