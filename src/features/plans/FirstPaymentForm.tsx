import type { ReactNode } from 'react';
import { Segments } from '#components/Segments.tsx';
import { Select } from '#components/Select.tsx';
import { deductibles, planName } from '#content/facts.ts';
import type { FirstPaymentWords } from '#content/words/words.ts';
import { MAX_PEOPLE, MAX_YEARS } from '#domain/first-payment.ts';
import { fill, formatMoney } from '#domain/format.ts';
import { PLANS } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './FirstPayment.module.css';
import type { Example } from './FirstPayment.tsx';
import { FirstPaymentBill } from './FirstPaymentBill.tsx';

export interface FirstPaymentFormProps {
  readonly words: FirstPaymentWords;
  readonly example: Example;
  readonly change: (part: Partial<Example>) => void;
  readonly choosesPlan: boolean;
}

/** The five things that an example needs, and the plan where the page has several. */
export const FirstPaymentForm = ({
  words,
  example,
  change,
  choosesPlan,
}: FirstPaymentFormProps): ReactNode => (
  <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
    {choosesPlan && (
      <Segments
        legend={words.plan}
        name="first-payment-plan"
        value={example.plan}
        options={PLANS.map((value) => ({ value, text: planName(value) }))}
        onChoose={(plan) => change({ plan })}
      />
    )}
    <FirstPaymentBill words={words} onBill={(bill) => change({ bill })} />
    <Segments
      legend={words.place}
      name="first-payment-place"
      value={example.place}
      options={(['outside', 'inside'] as const).map((value) => ({ value, text: words[value] }))}
      onChoose={(place) => change({ place })}
    />
    <OptionField words={words} example={example} change={change} />
    <Select
      label={words.people}
      name="first-payment-people"
      value={String(example.people)}
      options={numbers(1, MAX_PEOPLE)}
      onChoose={(people) => change({ people: Number(people) })}
    />
    <Select
      label={words.years}
      name="first-payment-years"
      value={String(example.claimFreeYears)}
      options={numbers(0, MAX_YEARS, words.orMore)}
      onChoose={(years) => change({ claimFreeYears: Number(years) })}
    />
  </form>
);

const OptionField = ({ words, example, change }: Omit<FirstPaymentFormProps, 'choosesPlan'>): ReactNode => {
  const language = usePageLanguage();
  return (
    <Select
      label={words.option}
      name="first-payment-option"
      value={String(example.option)}
      options={deductibles.options.map(({ option, insideUs, outsideUs }) => ({
        value: String(option),
        text: fill(words.optionAmount, {
          number: String(option),
          amount: formatMoney(language, example.place === 'inside' ? insideUs : outsideUs),
        }),
      }))}
      onChoose={(option) => change({ option: Number(option) })}
    />
  );
};

/** The choices of a count, the last with words of its own ("10 or more"). */
const numbers = (
  from: number,
  to: number,
  last = '{count}',
): readonly { readonly value: string; readonly text: string }[] =>
  Array.from({ length: to - from + 1 }, (_, at) => {
    const value = String(from + at);
    return { value, text: from + at === to ? fill(last, { count: value }) : value };
  });
