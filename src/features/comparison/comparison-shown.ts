import type { BenefitGroupText, BenefitText } from '#benefits/benefit-text.ts';
import { filterRows, searchBenefits } from '#benefits/search.ts';
import { planName } from '#content/facts.ts';
import type { ComparePlansWords } from '#content/words/words.ts';
import type { BenefitGroup } from '#domain/benefit.ts';
import { type ComparisonChoice, plansShown } from '#domain/comparison.ts';
import { fill, formatDate, formatList, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';

export const differs = ({ values }: BenefitText, plans: readonly Plan[]): boolean =>
  plans.some((plan) => values[plan] !== values[plans[0] ?? plan]);

/** A single plan has no differences to filter by. */
const comparesPlans = (plans: readonly Plan[]): boolean => plans.length > 1;

const rowsIn = (groups: readonly BenefitGroupText[], open: BenefitGroup | 'all'): number =>
  groups.reduce((sum, { id, rows }) => (open === 'all' || open === id ? sum + rows.length : sum), 0);

/** `groups` includes closed groups. `hidden` counts rows of open groups that are left out because the plans do not differ. */
export const comparisonShown = (benefits: readonly BenefitGroupText[], choice: ComparisonChoice) => {
  const plans = plansShown(choice);
  const searched = choice.query.trim() !== '';
  const open = searched ? 'all' : choice.category;
  const found = searched ? searchBenefits(benefits, choice.query) : benefits;
  const narrow = choice.differencesOnly && comparesPlans(plans);
  const groups = narrow ? filterRows(found, (row) => differs(row, plans)) : found;
  const count = rowsIn(groups, open);
  return { plans, groups, open, searched, count, hidden: rowsIn(found, open) - count };
};

export type ComparisonShown = ReturnType<typeof comparisonShown>;

/** Sentences of the status line, the number of rows first. */
export const comparisonStatus = (
  words: ComparePlansWords['status'],
  language: Language,
  benefits: readonly BenefitGroupText[],
  choice: ComparisonChoice,
  { plans, count, hidden, open, searched }: ComparisonShown,
): readonly string[] => {
  const query = choice.query.trim();
  const category = benefits.find(({ id }) => id === open)?.heading ?? '';
  const kind = searched ? words.matching : open === 'all' ? words.inAll : words.inCategory;
  const isUnmatched = searched && count + hidden === 0;
  const none = isUnmatched ? fill(words.noMatch, { query }) : words.noDifference;
  const names = { plans: formatList(language, plans.map(planName)) };
  return [
    count === 0 ? none : fill(plural(language, kind, count), { category, query }),
    fill(plans.length === 1 ? words.plan : words.plans, names),
    choice.plans.length === 0 ? words.noneTicked : '',
    hidden > 0 ? plural(language, words.alike, hidden) : '',
    choice.differencesOnly && !comparesPlans(plans) ? words.onePlan : '',
    choice.option === undefined ? '' : fill(words.option, { option: String(choice.option) }),
    choice.start === '' ? '' : fill(words.start, { date: formatDate(language, choice.start) }),
  ].filter((fact) => fact !== '');
};
