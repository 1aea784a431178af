import type { BenefitGroupText, BenefitText } from '#content/benefit-text.ts';
import type { CoverageWords } from '#content/words/words.ts';
import type { ComparisonChoice } from '#domain/comparison.ts';
import { fill, formatList, formatMoney, plural } from '#domain/format.ts';
import { formatDate } from '#domain/format-date.ts';
import type { Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';
import { afterDays, afterMonths } from '#domain/waiting.ts';

export type MarkKind = 'waiting' | 'waived' | 'lifetime' | 'options' | 'excluded';

/** A short note beside a benefit: what limits it, or what it is free of. */
export interface Mark {
  readonly kind: MarkKind;
  readonly text: string;
}

export type ForWhom = Pick<ComparisonChoice, 'option' | 'start'>;
type Waiting = Pick<BenefitText, 'waitingMonths' | 'waitingDays'>;

/** While a year is being typed, its first digits make a date too. */
const FIRST_YEAR = '1900';

/** "10 months"; undefined: the benefit begins with the policy. */
export const periodOf = (
  language: Language,
  words: CoverageWords,
  { waitingMonths, waitingDays }: Waiting,
): string | undefined => {
  if (waitingMonths !== undefined) return plural(language, words.tags.months, waitingMonths);
  return waitingDays === undefined ? undefined : plural(language, words.days, waitingDays);
};

/** The ISO date on which the waiting period ends for a policy that starts on another; undefined: none is known. */
export const waitingEnds = (row: Waiting, start: string): string | undefined => {
  if (start < FIRST_YEAR) return undefined;
  if (row.waitingMonths !== undefined) return afterMonths(start, row.waitingMonths);
  return row.waitingDays === undefined ? undefined : afterDays(start, row.waitingDays);
};

/** "until June 30, 2027"; undefined: without a date. */
export const untilOf = (
  language: Language,
  words: CoverageWords,
  row: Waiting,
  start: string,
): string | undefined => {
  const end = waitingEnds(row, start);
  return end && fill(words.tags.until, { date: formatDate(language, end) });
};

/** The option that is chosen does not come with the benefit. */
export const isExcluded = ({ options }: BenefitText, { option }: Pick<ForWhom, 'option'>): boolean =>
  option !== undefined && options?.includes(option) === false;

/** One of these plans includes the benefit. */
export const isIncluded = ({ values }: BenefitText, plans: readonly Plan[]): boolean =>
  plans.some((plan) => values[plan] !== undefined);

/** A note over the rows says already which options the whole group comes with. */
export const saysOptions = ({ notes, rows }: BenefitGroupText): boolean =>
  notes.length > 0 && rows.every(({ options }) => String(options) === String(rows[0]?.options));

/** The marks of a row, the weightiest first. `optionsSaid`: see saysOptions. */
export const marksOf = (
  language: Language,
  words: CoverageWords,
  row: BenefitText,
  forWhom: ForWhom,
  optionsSaid: boolean,
): readonly Mark[] => {
  const { tags } = words;
  const { option, start } = forWhom;
  const period = untilOf(language, words, row, start) ?? periodOf(language, words, row);
  const options = optionsSaid ? undefined : row.options;
  const said: Readonly<Record<MarkKind, string | false | undefined>> = {
    excluded: isExcluded(row, forWhom) && fill(tags.excluded, { option: String(option) }),
    waiting: period && fill(tags.waiting, { period }),
    waived: row.waived && fill(tags.waived, { amount: formatMoney(language, 0) }),
    lifetime: row.lifetime && tags.lifetime,
    options: options && fill(tags.options, { options: formatList(language, options.map(String)) }),
  };
  return (Object.keys(said) as MarkKind[]).flatMap((kind) => {
    const text = said[kind];
    return text ? [{ kind, text }] : [];
  });
};
