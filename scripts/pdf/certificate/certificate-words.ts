import type { BenefitGroupText } from '#benefits/benefit-text.ts';
import { benefitTexts } from '#benefits/tables.ts';
import type { AllWords, CoverageWords } from '#content/words/words.ts';
import type { Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';
import { wordsIn } from '#scripts/content/words-in.ts';

/** All that a benefit summary says: words of its own, those of the plan's page and tables, and the benefits. */
export interface CertificateWords {
  readonly document: AllWords['certificateDocument'];
  readonly coverage: CoverageWords;
  readonly plan: Pick<AllWords['plan'], 'networks'>;
  readonly benefits: readonly BenefitGroupText[];
}

/** What the summary of a plan says in a language. */
export const certificateWords = (plan: Plan, language: Language): CertificateWords => {
  const { certificateDocument, coverage, plan: page } = wordsIn(language);
  return {
    ...withoutMarks({ document: certificateDocument, coverage, plan: page }),
    benefits: benefitTexts(language, [plan], wordsIn(language)),
  };
};

/** What marks a term of the glossary in a sentence (components/withTerms.tsx). */
const MARKED = /\[\[[\w-]+\|([^\]]+)\]\]/g;

/** Words for paper, where nothing opens: "Subject to [[ucr|UCR]] charges." → "Subject to UCR charges.", however nested. */
export const withoutMarks = <Words>(words: Words): Words =>
  JSON.parse(JSON.stringify(words).replace(MARKED, '$1')) as Words;
