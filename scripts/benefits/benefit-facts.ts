import type { BenefitText } from '#content/benefit-text.ts';
import { benefits } from '#content/benefits.ts';
import { formatNumber } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { PLANS } from '#domain/plan.ts';
import { benefitTexts, benefitWords } from './benefit-texts.ts';
import { examText } from './exam-text.ts';

const REFERENCE = /^(benefit|waiting|detail|exam)\.([\w-]+)(?:\.(\w+))?$/;

type Telling = (language: Language, id: string, plan?: string) => string | undefined;

/** Made once for each language: answers refer to the tables hundreds of times. */
const ROWS = new Map<Language, ReadonlyMap<string, BenefitText>>();

const rowsIn = (language: Language): ReadonlyMap<string, BenefitText> => {
  const rows =
    ROWS.get(language) ??
    new Map(benefitTexts(language).flatMap((group) => group.rows.map((row) => [row.id, row] as const)));
  ROWS.set(language, rows);
  return rows;
};

const rowOf = (language: Language, id: string): BenefitText | undefined => rowsIn(language).get(id);

const paidBy: Telling = (language, id, plan) => {
  const known = PLANS.find((each) => each === plan);
  return known && rowOf(language, id)?.values[known];
};

const monthsOf: Telling = (language, id) => {
  const months = rowOf(language, id)?.waitingMonths;
  return months === undefined ? undefined : formatNumber(language, months);
};

const examOf: Telling = (language, id) => {
  const exam = Object.values(benefits)
    .flatMap((group) => group.flatMap(({ exams }) => exams ?? []))
    .find((each) => each.id === id);
  return exam && examText(benefitWords(language).exams, exam);
};

const TELLINGS: Readonly<Record<string, Telling>> = {
  benefit: paidBy,
  waiting: monthsOf,
  detail: (language, id) => rowOf(language, id)?.detail,
  exam: examOf,
};

/**
 * What a text's reference to the benefit tables stands for: `benefit.organ-transplant.vital` is "US$500,000 per organ",
 * `waiting.organ-transplant` "12" (months), `detail.routine-exam` "from age 1", `exam.mammogram` "Mammogram: from age 40, once per
 * policy year". Undefined: there is no such row or exam, or the plan does not include it.
 */
export const benefitFact = (language: Language, reference: string): string | undefined => {
  const [, kind = '', id = '', plan] = REFERENCE.exec(reference) ?? [];
  return TELLINGS[kind]?.(language, id, plan);
};
