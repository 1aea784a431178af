import { planName, services } from '#content/facts.ts';
import { careFacts } from '#content/provider.ts';
import { ALL_WORDS } from '#content/words/all-words.ts';
import type { AllWords } from '#content/words/words.ts';
import { fill, formatList, formatPercent, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { benefitOf, optionsOf, withoutDeductible } from './benefits.ts';
import type { Benefit } from './schema.ts';
import { rowWords, valueText } from './value-text.ts';

type Words = AllWords['withoutDeductible'];
type Entry = (typeof withoutDeductible)[number][number];

/** The plans that pay a benefit: all of them for benefits without a row of amounts (services, the serious accident). */
const plansWith = (id: string): readonly Plan[] => {
  const values = benefitOf(id)?.values;
  return values ? PLANS.filter((plan) => values[plan] !== null) : PLANS;
};

/**
 * The section of a page: all benefits, or those of one plan (specification, section 2, home page). Throws for a benefit
 * without words.
 */
export const withoutDeductibleText = (
  language: Language,
  plan?: Plan,
  all: AllWords = ALL_WORDS[language],
) => {
  const words = all.withoutDeductible;
  const { heading, lead, label, pause, play, note, compare } = words;
  const names = [words.sets.first, words.sets.second];
  const shown = withoutDeductible.map((set) =>
    set.filter(({ benefit }) => plan === undefined || plansWith(benefit).includes(plan)),
  );
  const sets = shown.map((set, index) => ({
    name: names[index] ?? '',
    items: set.map((entry) => itemText(language, all, entry, plan)),
  }));
  const hasAmounts = shown.flat().some(({ benefit }) => benefitOf(benefit)?.values !== undefined);
  return { heading, lead, label, sets, pause, play, ...(hasAmounts && { note }), compare };
};

const itemText = (
  language: Language,
  all: AllWords,
  { benefit: id, firstHospitalization }: Entry,
  plan: Plan | undefined,
) => {
  const row = benefitOf(id);
  const words = all.withoutDeductible;
  const text = (words.texts as Readonly<Record<string, string>>)[id];
  if (text === undefined)
    throw new Error(`data/plans.json: "${id}" has no words in data/words/…/without-deductible.json`);
  const tag = firstHospitalization ? words.tags.firstHospitalization : plansTag(language, words, id);
  return {
    /** A row of the benefit tables, or `serious-accident`. */
    id,
    title: row === undefined ? words.accident : rowWords(all.benefits, id).label,
    text: fill(text, {
      ...careFacts(language),
      amounts: amountsOf(language, all, id, plan),
    }),
    /** Share, lifetime maximum, waiting period and options, one per line. */
    conditions: row === undefined ? [] : conditionsOf(language, words, row),
    /** The plans that include the benefit, or the hospitalization that it is limited to. */
    ...(tag !== undefined && { tag }),
  };
};

/** "US$2,500 with Superior and US$1,500 with Optima"; on a plan's own page the amount alone. */
const amountsOf = (language: Language, all: AllWords, id: string, plan: Plan | undefined): string => {
  const amounts = (plan === undefined ? plansWith(id) : [plan]).flatMap((each) => {
    const value = benefitOf(id)?.values?.[each];
    if (!value) return [];
    const amount = valueText(language, all.benefits.values, value);
    return plan === undefined ? fill(all.withoutDeductible.amount, { amount, plan: planName(each) }) : amount;
  });
  return formatList(language, amounts);
};

const conditionsOf = (language: Language, { conditions: words }: Words, row: Benefit): readonly string[] => {
  const options = optionsOf(row);
  return [
    ...(row.fact === 'servicePercent'
      ? [fill(words.paid, { percent: formatPercent(language, services.paidPercent) })]
      : []),
    ...(row.coverage === 'lifetime' ? [words.lifetime] : []),
    ...(row.waitingMonths === undefined ? [] : [plural(language, words.waiting, row.waitingMonths)]),
    ...(options ? [fill(words.options, { options: formatList(language, options.map(String)) })] : []),
  ];
};

/** "Superior and Optima only"; none where every plan pays the benefit. */
const plansTag = (language: Language, { tags }: Words, id: string): string | undefined => {
  const plans = plansWith(id);
  if (plans.length === PLANS.length) return undefined;
  return fill(tags.only, { plans: formatList(language, plans.map(planName)) });
};
