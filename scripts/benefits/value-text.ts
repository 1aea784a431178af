import type { BenefitWords } from '#content/words/words.ts';
import { type BenefitValue, isAmount, isPercent } from '#domain/benefit.ts';
import { fill, formatMoney, formatPercent, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';

type ValueWords = BenefitWords['values'];

/** "US$500 per day, at most 20 days", "100%", "3 visits". */
export const valueText = (language: Language, words: ValueWords, value: BenefitValue): string => {
  if (isAmount(value)) return amountText(language, words, value);
  if (isPercent(value))
    return limited(language, words, formatPercent(language, value.percent), value.maximumDays);
  if ('days' in value) return plural(language, words.days, value.days);
  if ('visits' in value) return plural(language, words.visits, value.visits);
  if ('withinDays' in value)
    return fill(words.within, { limit: plural(language, words.days, value.withinDays) });
  return words.includedIn[value.includedIn];
};

type Amount = Extract<BenefitValue, { readonly amount: number }>;

const amountText = (
  language: Language,
  words: ValueWords,
  { amount, per, maximumDays, maximumVisits }: Amount,
): string => {
  const money = formatMoney(language, amount);
  const each = per === undefined ? money : fill(words.per[per], { amount: money });
  return limited(language, words, each, maximumDays, maximumVisits);
};

const limited = (
  language: Language,
  words: ValueWords,
  value: string,
  days?: number,
  visits?: number,
): string => {
  if (days === undefined && visits === undefined) return value;
  const limit =
    days === undefined ? plural(language, words.visits, visits ?? 0) : plural(language, words.days, days);
  return fill(words.atMost, { value, limit });
};
