import { benefitTexts } from '#benefits/tables.ts';
import type { Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';
import { wordsIn } from '#scripts/content/words-in.ts';

/** What the parts of a benefit summary share. */
export interface Summary {
  readonly plan: Plan;
  readonly language: Language;
  readonly words: CertificateWords;
}

export const certificateWords = (plan: Plan, language: Language) => {
  const { certificateDocument, coverage, plan: page } = wordsIn(language);
  return {
    ...withoutMarks({ document: certificateDocument, coverage, plan: page }),
    benefits: benefitTexts(language, [plan], wordsIn(language)),
  };
};

export type CertificateWords = ReturnType<typeof certificateWords>;

/** Markup of a glossary term in a sentence (src/components/glossary/Term.tsx). */
const MARKED = /\[\[[\w-]+\|([^\]]+)\]\]/g;

/** Removes the markup of terms in nested texts for print: "Subject to [[ucr|UCR]] charges." → "Subject to UCR charges." */
export const withoutMarks = <Words>(words: Words): Words =>
  JSON.parse(JSON.stringify(words).replace(MARKED, '$1')) as Words;
