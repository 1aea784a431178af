import { deductibles, maternity, policy } from '#content/facts.ts';
import { ALL_WORDS } from '#content/words/all-words.ts';
import type { AllWords, BenefitWords } from '#content/words/words.ts';
import { BENEFIT_GROUPS, type BenefitGroup } from '#domain/benefit.ts';
import { fill, formatList, formatNumber } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import type { BenefitGroupText, BenefitText } from './benefit-text.ts';
import { benefitOf, benefits, EXAMS, optionsOf } from './benefits.ts';
import type { Benefit } from './schema.ts';
import { examText, FACT_TEXTS, rowWords, valueText } from './value-text.ts';

/** The benefit tables of these plans in a language: groups, rows, values. Throws for a row without words. */
export const benefitTexts = (
  language: Language,
  plans: readonly Plan[] = PLANS,
  { benefits: words }: AllWords = ALL_WORDS[language],
): readonly BenefitGroupText[] =>
  BENEFIT_GROUPS.map((group) => ({
    id: group,
    heading: words.groups[group],
    notes: notesOf(language, words, group),
    rows: benefits[group].map((benefit) => rowText(language, words, benefit, plans)),
  }));

/** Maternity is the only group that is limited as a whole: notes above its rows state the limits. */
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
  const options = optionsOf(benefit);
  const lifetime = lifetimeOf(benefit, plans);
  const ages = Object.entries(benefit.ages ?? {}).map(([name, age]) => [name, String(age)]);
  const facts = { years: String(deductibles.vanishing.claimFreeYears), ...Object.fromEntries(ages) };
  return {
    id: benefit.id,
    label,
    ...(detail !== '' && { detail: fill(detail, facts) }),
    ...(benefit.exams && { rules: benefit.exams.map((exam) => examText(words.exams, exam)) }),
    values: valuesOf(language, words, benefit, plans),
    ...(benefit.waitingMonths !== undefined && { waitingMonths: benefit.waitingMonths }),
    ...(benefit.fact === 'startWaitingDays' && { waitingDays: policy.startWaitingDays }),
    ...(benefit.deductible === 'waived' && { waived: true }),
    ...(lifetime !== undefined && { lifetime }),
    ...(options && { options }),
    ...(benefit.term !== undefined && { term: benefit.term }),
  };
};

/** A share without an amount is no limit. */
const lifetimeOf = ({ coverage, values }: Benefit, plans: readonly Plan[]): BenefitText['lifetime'] => {
  if (coverage !== 'lifetime') return undefined;
  const paying = plans.filter((plan) => values?.[plan]);
  const limited = paying.filter((plan) => 'amount' in (values?.[plan] ?? {}));
  if (limited.length === 0) return undefined;
  return limited.length === paying.length ? true : limited;
};

const valuesOf = (
  language: Language,
  { values: words }: BenefitWords,
  { values, fact }: Benefit,
  plans: readonly Plan[],
): BenefitText['values'] => {
  const textOf = (plan: Plan): string | undefined => {
    if (fact !== undefined) return FACT_TEXTS[fact](language, words, plan);
    const value = values?.[plan];
    return value ? valueText(language, words, value) : undefined;
  };
  return Object.fromEntries(
    plans.flatMap((plan) => {
      const text = textOf(plan);
      return text === undefined ? [] : [[plan, text] as const];
    }),
  );
};

const REFERENCE = /^(benefit|waiting|detail|exam)\.([\w-]+)(?:\.(\w+))?$/;

/**
 * The text of a reference to the benefit tables: `benefit.organ-transplant.vital` is "US$500,000 per organ",
 * `waiting.organ-transplant` "12" (months), `detail.routine-exam` "from age 1", `exam.mammogram` "Mammogram: from age 40, once
 * per policy year". Undefined: there is no such row or exam, or the plan does not include it.
 */
export const benefitFact = (
  language: Language,
  reference: string,
  { benefits: words }: AllWords = ALL_WORDS[language],
): string | undefined => {
  const [, kind = '', id = '', plan] = REFERENCE.exec(reference) ?? [];
  if (kind === 'exam') {
    const exam = EXAMS.find((each) => each.id === id);
    return exam && examText(words.exams, exam);
  }
  const benefit = benefitOf(id);
  const row = benefit && rowText(language, words, benefit, PLANS);
  const known = PLANS.find((each) => each === plan);
  if (kind === 'benefit') return known && row?.values[known];
  if (kind === 'detail') return row?.detail;
  const months = kind === 'waiting' ? row?.waitingMonths : undefined;
  return months === undefined ? undefined : formatNumber(language, months);
};
