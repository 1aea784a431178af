import type { BenefitGroupText, BenefitText } from '#content/benefit-text.ts';
import { benefits, optionsOf } from '#content/benefits.ts';
import { deductibles, maternity, policy } from '#content/facts.ts';
import type { BenefitWords } from '#content/words/words.ts';
import { BENEFIT_GROUPS, type Benefit, type BenefitGroup } from '#domain/benefit.ts';
import { fill, formatList } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { wordsIn } from '../content/words-in.ts';
import { examText } from './exam-text.ts';
import { factText } from './fact-text.ts';
import { rowWords } from './row-words.ts';
import { valueText } from './value-text.ts';

/** The words of groups, rows and values in a language. */
export const benefitWords = (language: Language): BenefitWords => wordsIn(language).benefits;

/** Every benefit of these plans as it is read in a language: groups, rows, values. Throws for a row without words. */
export const benefitTexts = (
  language: Language,
  plans: readonly Plan[] = PLANS,
): readonly BenefitGroupText[] => {
  const words = benefitWords(language);
  return BENEFIT_GROUPS.map((group) => ({
    id: group,
    heading: words.groups[group],
    notes: notesOf(language, words, group),
    rows: benefits[group].map((benefit) => rowText(language, words, benefit, plans)),
  }));
};

/** Whole groups are limited only in maternity: there it is said once, over the rows. */
const notesOf = (language: Language, words: BenefitWords, group: BenefitGroup): readonly string[] => {
  if (group !== 'maternity') return [];
  const options = formatList(language, deductibles.maternityOptions.map(String));
  return [
    fill(words.groupNotes.limited, { options }),
    fill(words.groupNotes.daughter, { count: String(maternity.dependentDaughterMonths) }),
  ];
};

const rowText = (
  language: Language,
  words: BenefitWords,
  benefit: Benefit,
  plans: readonly Plan[],
): BenefitText => {
  const { label, detail } = rowWords(words, benefit.id);
  return {
    id: benefit.id,
    label,
    ...(detail !== '' && { detail: fill(detail, detailFacts(benefit)) }),
    ...(benefit.exams && { rules: benefit.exams.map((exam) => examText(words.exams, exam)) }),
    values: valuesOf(language, words, benefit, plans),
    ...marksOf(benefit),
  };
};

const detailFacts = ({ ages = {} }: Benefit): Readonly<Record<string, string>> => ({
  years: String(deductibles.vanishing.claimFreeYears),
  ...Object.fromEntries(Object.entries(ages).map(([name, age]) => [name, String(age)])),
});

const valuesOf = (
  language: Language,
  { values: words }: BenefitWords,
  { values, fact }: Benefit,
  plans: readonly Plan[],
): BenefitText['values'] => {
  const textOf = (plan: Plan): string | undefined => {
    if (fact !== undefined) return factText(language, words, fact, plan);
    const value = values?.[plan];
    return value ? valueText(language, words, value) : undefined;
  };
  const told = plans.flatMap((plan) => {
    const text = textOf(plan);
    return text === undefined ? [] : [[plan, text] as const];
  });
  return Object.fromEntries(told);
};

const marksOf = (
  benefit: Benefit,
): Pick<BenefitText, 'waitingMonths' | 'waitingDays' | 'waived' | 'lifetime' | 'options' | 'term'> => {
  const options = optionsOf(benefit);
  return {
    ...(benefit.waitingMonths !== undefined && { waitingMonths: benefit.waitingMonths }),
    ...(benefit.fact === 'startWaitingDays' && { waitingDays: policy.startWaitingDays }),
    ...(benefit.deductible === 'waived' && { waived: true }),
    ...(benefit.coverage === 'lifetime' && { lifetime: true }),
    ...(options && { options }),
    ...(benefit.term !== undefined && { term: benefit.term }),
  };
};
