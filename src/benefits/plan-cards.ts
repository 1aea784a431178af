import { annualMaximum, deductibles, networkName, planName, planNetworks } from '#content/facts.ts';
import { ALL_WORDS } from '#content/words/all-words.ts';
import type { AllWords } from '#content/words/words.ts';
import { fill, formatBigMoney, formatList, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { cardBenefits } from './benefits.ts';

type Words = AllWords['planCards'];
type CardBenefit = (typeof cardBenefits)[number];

/** The plans section of the home page in a language. Throws for a benefit without words. */
export const planCardsText = (language: Language, { planCards: words }: AllWords = ALL_WORDS[language]) => {
  const { heading, compare, upTo, perYear } = words;
  const shared = cardBenefits.filter(isShared);
  return {
    heading,
    compare,
    upTo,
    perYear,
    /** Benefits that every plan has. */
    shared: {
      label: plural(language, words.common, shared.length),
      benefits: namesOf(language, words, shared),
    },
    cards: PLANS.map((plan) => cardText(language, words, plan)),
  };
};

const isShared = ({ plans }: CardBenefit): boolean => plans.length === PLANS.length;

const cardText = (language: Language, words: Words, plan: Plan) => {
  const own = cardBenefits.filter(({ plans }) => plans.includes(plan));
  const networks = formatList(language, planNetworks[plan].map(networkName), 'disjunction');
  return {
    plan,
    /** The annual maximum: "US$15 million". */
    amount: formatBigMoney(language, annualMaximum(plan)),
    network: fill(words.network, { networks }),
    count: plural(language, words.count, own.length),
    groups: groupsOf(language, words, own),
    learnMore: actionOf(words.learnMore, plan),
    compare: actionOf(words.comparePlan, plan),
  };
};

/** A button of a card: its text and its accessible name, which includes the plan's. */
const actionOf = ({ text, name }: Words['learnMore'], plan: Plan) => ({
  text,
  name: fill(name, { plan: planName(plan) }),
});

/** Groups the benefits that not every plan has by the plans that have them: the three pairs of plans first, then the rest. */
const groupsOf = (language: Language, words: Words, own: readonly CardBenefit[]) => {
  const keyOf = ({ plans }: CardBenefit): string => plans.join();
  const special = own.filter((benefit) => !isShared(benefit));
  return [...new Set(special.map(keyOf))].map((key) => {
    const group = special.filter((benefit) => keyOf(benefit) === key);
    const names = formatList(language, (group[0]?.plans ?? PLANS).map(planName));
    return { label: fill(words.only, { plans: names }), benefits: namesOf(language, words, group) };
  });
};

const namesOf = (language: Language, words: Words, benefits: readonly CardBenefit[]) => {
  const options = formatList(language, deductibles.maternityOptions.map(String));
  const names: Readonly<Record<string, string>> = words.benefits;
  return benefits.map(({ id }) => {
    if (names[id] === undefined)
      throw new Error(`data/plans.json: "${id}" has no words in data/words/…/plan-cards.json`);
    return fill(names[id], { options });
  });
};
