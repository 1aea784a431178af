import { benefits } from '#content/benefits.ts';
import { formatNumber } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { PLANS } from '#domain/plan.ts';
import { benefitTexts } from './benefit-texts.ts';

const REFERENCE = /^(benefit|waiting)\.([\w-]+)(?:\.(\w+))?$/;

const paidBy = (language: Language, id: string, plan: string | undefined): string | undefined => {
  const rows = benefitTexts(language).flatMap((group) => group.rows);
  const known = PLANS.find((each) => each === plan);
  return known && rows.find((row) => row.id === id)?.values[known];
};

const monthsOf = (language: Language, id: string): string | undefined => {
  const months = Object.values(benefits)
    .flat()
    .find((benefit) => benefit.id === id)?.waitingMonths;
  return months === undefined ? undefined : formatNumber(language, months);
};

/**
 * What a text's reference to a row of the benefit tables stands for: `benefit.organ-transplant.vital` is "US$500,000 per organ",
 * `waiting.organ-transplant` is "12" (months). Undefined: there is no such row, or the plan does not include it.
 */
export const benefitFact = (language: Language, reference: string): string | undefined => {
  const [, kind, id = '', plan] = REFERENCE.exec(reference) ?? [];
  if (kind === undefined) return undefined;
  return kind === 'benefit' ? paidBy(language, id, plan) : monthsOf(language, id);
};
