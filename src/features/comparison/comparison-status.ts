import type { BenefitGroupText } from '#benefits/benefit-text.ts';
import { planName } from '#content/facts.ts';
import type { ComparePlansWords } from '#content/words/words.ts';
import type { ComparisonChoice } from '#domain/comparison.ts';
import { fill, formatDate, formatList, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { type ComparisonShown, comparesPlans } from './comparison-shown.ts';

type StatusWords = ComparePlansWords['status'];

/** Where the rows are looked for: one category by its heading, or all. */
const rowsFact = (
  words: StatusWords,
  language: Language,
  benefits: readonly BenefitGroupText[],
  choice: ComparisonChoice,
  { count, alike, open, searched }: ComparisonShown,
): string => {
  if (searched && count + alike === 0) return fill(words.noMatch, { query: choice.query.trim() });
  if (count === 0) return words.noDifference;
  const category = benefits.find(({ id }) => id === open)?.heading ?? '';
  const kind = searched ? words.matching : open === 'all' ? words.inAll : words.inCategory;
  return fill(plural(language, kind, count), { category, query: choice.query.trim() });
};

/**
 * What is shown, fact by fact: how many benefits of which category or search (this one first), of which plans, what is
 * left out, and what the dates and marks are for. It is the status line, and the sentence over a printed comparison.
 */
export const comparisonStatus = (
  words: StatusWords,
  language: Language,
  benefits: readonly BenefitGroupText[],
  choice: ComparisonChoice,
  shown: ComparisonShown,
): readonly string[] => {
  const { plans, alike } = shown;
  const names = { plans: formatList(language, plans.map(planName)) };
  return [
    rowsFact(words, language, benefits, choice, shown),
    fill(plans.length === 1 ? words.plan : words.plans, names),
    choice.plans.length === 0 ? words.noneTicked : '',
    alike > 0 ? plural(language, words.alike, alike) : '',
    choice.differencesOnly && !comparesPlans(plans) ? words.onePlan : '',
    choice.option === undefined ? '' : fill(words.option, { option: String(choice.option) }),
    choice.start === '' ? '' : fill(words.start, { date: formatDate(language, choice.start) }),
  ].filter((fact) => fact !== '');
};
