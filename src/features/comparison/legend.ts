import type { BenefitGroupText, BenefitText } from '#content/benefit-text.ts';
import type { CoverageWords } from '#content/words/words.ts';
import { fill, formatMoney } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';
import { isIncluded, type Mark, periodOf, saysOptions, untilOf } from './row-marks.ts';

/** Marks with one meaning; `meaning` marks terms of the glossary. */
export interface LegendEntry {
  readonly id: 'waiting' | 'waived' | 'lifetime' | 'options' | 'missing';
  readonly marks: readonly Mark[];
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
    .flatMap((row) => {
      const period = periodOf(language, words, row);
      const until = untilOf(language, words, row, start);
      return period === undefined ? [] : [until === undefined ? period : `${period}, ${until}`];
    });
  return [...new Set(texts)].map((text) => ({ kind: 'waiting', text }));
};

/** What the marks of these rows mean, and nothing else. Source: ruling 26. */
export const legendOf = (
  language: Language,
  words: CoverageWords,
  groups: readonly BenefitGroupText[],
  plans: readonly Plan[],
  start: string,
): readonly LegendEntry[] => {
  const { tags, meanings } = words;
  const every = groups.flatMap((group) => group.rows);
  const rows = every.filter((row) => isIncluded(row, plans));
  const entry = (id: LegendEntry['id'], marks: readonly Mark[], shown: boolean): readonly LegendEntry[] =>
    shown ? [{ id, marks, meaning: meanings[id] }] : [];
  const single = (kind: Mark['kind'], text: string): readonly Mark[] => [{ kind, text }];
  const periods = periodsOf(language, words, rows, start);
  const limited = groups.some((group) => !saysOptions(group) && group.rows.some(({ options }) => options));
  return [
    ...entry('waiting', periods, periods.length > 0),
    ...entry(
      'waived',
      single('waived', fill(tags.waived, { amount: formatMoney(language, 0) })),
      rows.some(({ waived }) => waived),
    ),
    ...entry(
      'lifetime',
      single('lifetime', tags.lifetime),
      rows.some(({ lifetime }) => lifetime),
    ),
    ...entry('options', single('options', tags.someOptions), limited),
    ...entry(
      'missing',
      [],
      every.some(({ values }) => plans.some((plan) => values[plan] === undefined)),
    ),
  ];
};
