import type { BenefitGroupText } from '#benefits/benefit-text.ts';
import { benefitTexts } from '#benefits/tables.ts';
import type { AllWords, CoverageWords } from '#content/words/words.ts';
import type { Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';
import { wordsIn } from '#scripts/content/words-in.ts';

/** What the parts of a benefit summary share. */
export interface Summary {
  readonly plan: Plan;
  readonly language: Language;
  readonly words: CertificateWords;
}

export interface CertificateWords {
  readonly document: AllWords['certificateDocument'];
  readonly coverage: CoverageWords;
  readonly plan: Pick<AllWords['plan'], 'networks'>;
  readonly benefits: readonly BenefitGroupText[];
}

export const certificateWords = (plan: Plan, language: Language): CertificateWords => {
  const { certificateDocument, coverage, plan: page } = wordsIn(language);
  return {
    ...withoutMarks({ document: certificateDocument, coverage, plan: page }),
    benefits: benefitTexts(language, [plan], wordsIn(language)),
  };
};

/** Markup of a glossary term in a sentence (src/components/glossary/Term.tsx). */
const MARKED = /\[\[[\w-]+\|([^\]]+)\]\]/g;

/** Removes the markup of terms in nested texts for print: "Subject to [[ucr|UCR]] charges." → "Subject to UCR charges." */
export const withoutMarks = <Words>(words: Words): Words =>
  JSON.parse(JSON.stringify(words).replace(MARKED, '$1')) as Words;
