import type { BenefitGroupText } from '#content/benefit-text.ts';
import type { CoverageWords } from '#content/words/coverage.ts';
import documentEn from '#data/words/en/certificate-document.json';
import coverageEn from '#data/words/en/coverage.json';
import planEn from '#data/words/en/plan.json';
import documentEs from '#data/words/es/certificate-document.json';
import coverageEs from '#data/words/es/coverage.json';
import planEs from '#data/words/es/plan.json';
import documentPt from '#data/words/pt/certificate-document.json';
import coveragePt from '#data/words/pt/coverage.json';
import planPt from '#data/words/pt/plan.json';
import type { Language } from '#domain/language.ts';
import { withoutMarks } from '#domain/marked-terms.ts';
import type { Plan } from '#domain/plan.ts';
import { benefitTexts } from '#scripts/benefits/benefit-texts.ts';
import { inPseudo } from '#scripts/pseudo/pseudo-language.ts';

type DocumentWords = typeof documentEn & typeof documentEs & typeof documentPt;
type PlanPageWords = Pick<typeof planEn & typeof planEs & typeof planPt, 'networks'>;

/** All that a benefit summary says: words of its own, those of the plan's page and tables, and the benefits. */
export interface CertificateWords {
  readonly document: DocumentWords;
  readonly coverage: CoverageWords;
  readonly plan: PlanPageWords;
  readonly benefits: readonly BenefitGroupText[];
}

const WORDS: Readonly<Record<Language, Omit<CertificateWords, 'benefits'>>> = {
  ENG: { document: documentEn, coverage: coverageEn, plan: planEn },
  ESP: { document: documentEs, coverage: coverageEs, plan: planEs },
  POR: { document: documentPt, coverage: coveragePt, plan: planPt },
};

/** What the summary of a plan says in a language. */
export const certificateWords = (plan: Plan, language: Language): CertificateWords => ({
  ...withoutMarks(language === 'ENG' ? inPseudo(WORDS.ENG) : WORDS[language]),
  benefits: benefitTexts(language, [plan]),
});
