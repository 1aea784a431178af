import type { ReactNode } from 'react';
import { annualMaximum, deductibles, planName } from '#content/facts.ts';
import type { FirstPaymentWords } from '#content/words/words.ts';
import type { FirstPaymentStep } from '#domain/first-payment.ts';
import { fill, formatMoney, formatPercent } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { countInWords, numberWord } from '#domain/number-word.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './FirstPayment.module.css';
import type { Example } from './FirstPayment.tsx';
import { optionsPhrase } from './phrases.ts';

export interface FirstPaymentStepsProps {
  readonly words: FirstPaymentWords;
  readonly example: Example;
  readonly steps: readonly FirstPaymentStep[];
}

/** Each rule in a sentence, in the order in which they work. */
export const FirstPaymentSteps = ({ words, example, steps }: FirstPaymentStepsProps): ReactNode => {
  const language = usePageLanguage();
  const facts = factsOf(language, words, example);
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.kind}>
          {fill(sentenceOf(words.steps, step), { ...facts, ...amountsOf(language, step) })}
        </li>
      ))}
    </ol>
  );
};

/** Some steps have words of their own for when nothing is left or nothing is lost. */
const sentenceOf = (words: FirstPaymentWords['steps'], step: FirstPaymentStep): string => {
  if (step.kind === 'rest' && step.amount === 0) return words.nothing;
  if (step.kind === 'maximum' && step.above === 0) return words.within;
  return words[step.kind];
};

const amountsOf = (language: Language, step: FirstPaymentStep): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(step).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, formatMoney(language, value)]] : [],
    ),
  );

/** What the sentences name that no step computes. */
const factsOf = (
  language: Language,
  words: FirstPaymentWords,
  { plan, option, people }: Example,
): Readonly<Record<string, string>> => {
  const { familyMaximum, vanishing } = deductibles;
  return {
    plan: planName(plan),
    maximum: formatMoney(language, annualMaximum(plan)),
    option: String(option),
    people: String(people),
    options: optionsPhrase(language, vanishing.options),
    percent: formatPercent(language, vanishing.percent),
    years: numberWord(language, vanishing.claimFreeYears),
    deductibles: countInWords(language, words.deductibleCount, familyMaximum),
  };
};
