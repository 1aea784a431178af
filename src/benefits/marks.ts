import { planName } from '#content/facts.ts';
import type { CoverageWords } from '#content/words/words.ts';
import type { ComparisonChoice } from '#domain/comparison.ts';
import { afterDays, afterMonths } from '#domain/dates.ts';
import { fill, formatDate, formatList, formatMoney, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';
import type { BenefitGroupText, BenefitText } from './benefit-text.ts';

export type MarkKind = 'waiting' | 'waived' | 'lifetime' | 'options' | 'excluded';

export interface Mark {
  readonly kind: MarkKind;
  readonly text: string;
}

export type ForWhom = Pick<ComparisonChoice, 'option' | 'start'>;
type Waiting = Pick<BenefitText, 'waitingMonths' | 'waitingDays'>;

/** A year that is being typed is a valid date of an early year. */
const FIRST_YEAR = '1900';

/** The ISO date on which the waiting period ends for a policy that starts on another; undefined: none is known. */
export const waitingPeriodEnd = (row: Waiting, start: string): string | undefined => {
  if (start < FIRST_YEAR) return undefined;
  if (row.waitingMonths !== undefined) return afterMonths(start, row.waitingMonths);
  return row.waitingDays === undefined ? undefined : afterDays(start, row.waitingDays);
};

/** "10 months", then "until June 30, 2027" if the start is known; empty: the benefit begins with the policy. */
const waitingTexts = (
  language: Language,
  words: CoverageWords,
  row: Waiting,
  start: string,
): readonly string[] => {
  const { waitingMonths, waitingDays } = row;
  const end = waitingPeriodEnd(row, start);
  return [
    ...(waitingMonths === undefined ? [] : [plural(language, words.tags.months, waitingMonths)]),
    ...(waitingDays === undefined ? [] : [plural(language, words.days, waitingDays)]),
    ...(end === undefined ? [] : [fill(words.tags.until, { date: formatDate(language, end) })]),
  ];
};

export const isExcluded = ({ options }: BenefitText, { option }: Pick<ForWhom, 'option'>): boolean =>
  option !== undefined && options?.includes(option) === false;

export const isIncluded = ({ values }: BenefitText, plans: readonly Plan[]): boolean =>
  plans.some((plan) => values[plan] !== undefined);

/** True when a note of the group already names the options of all its rows. */
export const notesNameOptions = ({ notes, rows }: BenefitGroupText): boolean =>
  notes.length > 0 && rows.every(({ options }) => String(options) === String(rows[0]?.options));

/** The marks of a row, the most important first. `optionsSaid`: see notesNameOptions. */
export const marksOf = (
  language: Language,
  words: CoverageWords,
  row: BenefitText,
  forWhom: ForWhom,
  optionsSaid: boolean,
): readonly Mark[] => {
  const { tags } = words;
  const { option, start } = forWhom;
  const excluded = isExcluded(row, forWhom);
  const period = waitingTexts(language, words, row, start).at(-1);
  const options = optionsSaid ? undefined : row.options;
  const { lifetime } = row;
  const said: Readonly<Record<MarkKind, string | false | undefined>> = {
    excluded: excluded && fill(tags.excluded, { option: String(option) }),
    // A benefit that no plan includes has no waiting period.
    waiting: !excluded && period && fill(tags.waiting, { period }),
    waived: row.waived && fill(tags.waived, { amount: formatMoney(language, 0) }),
    // Names the plans where others pay without an amount.
    lifetime:
      lifetime === true
        ? tags.lifetime
        : lifetime && fill(tags.lifetimeOf, { plans: formatList(language, lifetime.map(planName)) }),
    options: options && fill(tags.options, { options: formatList(language, options.map(String)) }),
  };
  return (Object.keys(said) as MarkKind[]).flatMap((kind) => {
    const text = said[kind];
    return text ? [{ kind, text }] : [];
  });
};

/** Marks that share a meaning; `meaning` may contain marked glossary terms. */
export interface LegendEntry {
  readonly id: 'waiting' | 'waived' | 'lifetime' | 'options' | 'missing';
  readonly marks: readonly Mark[];
  /** The term above the marks, where the meaning does not begin with it (decision 40). */
  readonly heading: string | undefined;
  readonly meaning: string;
}

/** "10 months", "24 months, until June 30, 2028": every waiting period of the rows once, the shortest first. */
const periodsOf = (
  language: Language,
  words: CoverageWords,
  rows: readonly BenefitText[],
  start: string,
): readonly Mark[] => {
  const order = ({ waitingMonths = 0, waitingDays = 0 }: BenefitText): number =>
    waitingMonths * 30 + waitingDays;
  const texts = [...rows]
    .sort((a, b) => order(a) - order(b))
    .map((row) => waitingTexts(language, words, row, start).join(', '))
    .filter((text) => text !== '');
  return [...new Set(texts)].map((text) => ({ kind: 'waiting', text }));
};

/** The legend: only marks that occur in these rows. Source: ruling 26. */
export const legendOf = (
  language: Language,
  words: CoverageWords,
  groups: readonly BenefitGroupText[],
  plans: readonly Plan[],
  forWhom: ForWhom,
): readonly LegendEntry[] => {
  const { tags, meanings } = words;
  const headings: Partial<Record<LegendEntry['id'], string>> = words.headings;
  const every = groups.flatMap((group) => group.rows);
  const rows = every.filter((row) => isIncluded(row, plans));
  const included = rows.filter((row) => !isExcluded(row, forWhom));
  const periods = periodsOf(language, words, included, forWhom.start);
  const limited = groups.some(
    (group) => !notesNameOptions(group) && group.rows.some(({ options }) => options),
  );
  const amount = formatMoney(language, 0);
  const marks: Readonly<Record<LegendEntry['id'], readonly Mark[] | false>> = {
    waiting: periods.length > 0 && periods,
    waived: rows.some(({ waived }) => waived) && [{ kind: 'waived', text: fill(tags.waived, { amount }) }],
    lifetime: rows.some(({ lifetime }) => lifetime) && [{ kind: 'lifetime', text: tags.lifetime }],
    options: limited && [{ kind: 'options', text: tags.someOptions }],
    missing: every.some(({ values }) => plans.some((plan) => values[plan] === undefined)) && [],
  };
  return (Object.keys(marks) as LegendEntry['id'][]).flatMap((id) => {
    const shown = marks[id];
    return shown ? [{ id, marks: shown, heading: headings[id], meaning: meanings[id] }] : [];
  });
};
