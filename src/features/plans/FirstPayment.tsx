import { useEffect, useEffectEvent, useId, useState } from 'react';
import field from '#components/fields/Field.module.css';
import { Field } from '#components/fields/Field.tsx';
import { Segments } from '#components/fields/Segments.tsx';
import { Select } from '#components/fields/Select.tsx';
import { SectionHeader } from '#components/Section.tsx';
import { annualMaximum, deductibles, planName } from '#content/facts.ts';
import type { FirstPaymentWords } from '#content/words/words.ts';
import {
  type BillProblem,
  firstPayment,
  MAX_BILL,
  MAX_PEOPLE,
  MAX_YEARS,
  readBill,
} from '#domain/calculators/first-payment.ts';
import { plansShown } from '#domain/comparison.ts';
import { fill, formatMoney, formatNumber } from '#domain/format.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { useComparisonStore } from '#stores/comparison.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './FirstPayment.module.css';
import { type Example, FirstPaymentResult } from './FirstPaymentResult.tsx';

/** Initial bill, and example in an error message; whole US dollars. */
const EXAMPLE_BILL = 12_000;

const START = { bill: EXAMPLE_BILL, place: 'inside', people: 1, claimFreeYears: 0 } as const;

interface FirstPaymentProps {
  readonly words: FirstPaymentWords;
  /** Undefined if the reader chooses the plan. */
  readonly plan?: Plan;
}

export const FirstPayment = ({ words, plan }: FirstPaymentProps) => {
  const language = usePageLanguage();
  const [example, change] = useExample(plan);
  const { bill, place } = example;
  const result =
    bill === undefined
      ? undefined
      : firstPayment(deductibles, annualMaximum(example.plan), { ...example, bill });
  return (
    <>
      <SectionHeader heading={words.heading} lead={words.lead} />
      <div className={styles.example}>
        <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
          {plan === undefined && (
            <Segments
              legend={words.plan}
              name="first-payment-plan"
              value={example.plan}
              options={PLANS.map((value) => ({ value, text: planName(value) }))}
              onChoose={(chosen) => change({ plan: chosen })}
            />
          )}
          <FirstPaymentBill words={words} onBill={(read) => change({ bill: read })} />
          <Segments
            legend={words.place}
            name="first-payment-place"
            value={place}
            options={(['outside', 'inside'] as const).map((value) => ({ value, text: words[value] }))}
            onChoose={(chosen) => change({ place: chosen })}
          />
          <Select
            label={words.option}
            name="first-payment-option"
            value={String(example.option)}
            options={deductibles.options.map(({ option, insideUs, outsideUs }) => ({
              value: String(option),
              text: fill(words.optionAmount, {
                number: String(option),
                amount: formatMoney(language, place === 'inside' ? insideUs : outsideUs),
              }),
            }))}
            onChoose={(option) => change({ option: Number(option) })}
          />
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
        <FirstPaymentResult words={words} example={example} result={result} />
      </div>
    </>
  );
};

/** Starts from the plan and option chosen on the page. A new option chosen on the page replaces the option chosen here. */
const useExample = (fixed: Plan | undefined): [Example, (part: Partial<Example>) => void] => {
  const choice = useComparisonStore((state) => state.choice);
  const option = choice.option ?? deductibles.options[0]?.option ?? 1;
  const plan = fixed ?? plansShown(choice)[0] ?? PLANS[0];
  const [own, setOwn] = useState<Partial<Example>>({});
  const [followed, follow] = useState(choice.option);
  if (followed !== choice.option) {
    follow(choice.option);
    if (choice.option !== undefined) setOwn(({ option: _, ...others }) => others);
  }
  return [{ ...START, option, plan, ...own }, (part) => setOwn((before) => ({ ...before, ...part }))];
};

/** Options of a select from `from` to `to`; the last option may have a different text ("10 or more"). */
const numbers = (
  from: number,
  to: number,
  last = '{count}',
): readonly { readonly value: string; readonly text: string }[] =>
  Array.from({ length: to - from + 1 }, (_, at) => {
    const value = String(from + at);
    return { value, text: from + at === to ? fill(last, { count: value }) : value };
  });

/** Debounce of a valid bill, ms. */
const DEBOUNCE_MS = 600;

interface FirstPaymentBillProps {
  readonly words: FirstPaymentWords;
  readonly onBill: (bill: number | undefined) => void;
}

/** Applies a valid bill after a pause in typing. Shows an error only on blur or Enter. */
const FirstPaymentBill = ({ words, onBill }: FirstPaymentBillProps) => {
  const language = usePageLanguage();
  const [typed, type] = useState(() => formatNumber(language, EXAMPLE_BILL));
  const [problem, complain] = useState<BillProblem>();
  const id = useId();
  const judge = (read: number | BillProblem): void => {
    complain(typeof read === 'number' ? undefined : read);
    onBill(typeof read === 'number' ? read : undefined);
  };
  const leave = (): void => {
    const read = readBill(typed);
    if (typeof read === 'number') type(formatNumber(language, read));
    judge(read);
  };
  const judgeNow = useEffectEvent(judge);
  useEffect(() => {
    const read = readBill(typed);
    if (typeof read !== 'number') return undefined;
    const pause = setTimeout(() => judgeNow(read), DEBOUNCE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <Field
      label={words.bill}
      labelProps={{ htmlFor: id }}
      error={
        problem &&
        fill(words.wrong[problem], {
          example: formatNumber(language, EXAMPLE_BILL),
          least: formatMoney(language, 1),
          most: formatMoney(language, MAX_BILL),
        })
      }
    >
      {(described) => (
        <input
          {...described}
          id={id}
          name="first-payment-bill"
          className={field.control}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={20}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
          onKeyDown={({ key }) => key === 'Enter' && leave()}
        />
      )}
    </Field>
  );
};
