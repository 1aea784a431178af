import { type ReactNode, useState } from 'react';
import { SectionHeader } from '#components/Section.tsx';
import { annualMaximum, deductibles } from '#content/facts.ts';
import type { FirstPaymentWords } from '#content/words/words.ts';
import { plansShown } from '#domain/comparison.ts';
import { type FirstPaymentCase, firstPayment } from '#domain/first-payment.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { useComparisonStore } from '#stores/comparison.ts';
import styles from './FirstPayment.module.css';
import { EXAMPLE_BILL } from './FirstPaymentBill.tsx';
import { FirstPaymentForm } from './FirstPaymentForm.tsx';
import { FirstPaymentResult } from './FirstPaymentResult.tsx';

/** What the form holds. The bill is undefined while it is wrong: then nothing is worked out. */
export type Example = Omit<FirstPaymentCase, 'bill'> & {
  readonly bill: number | undefined;
  readonly plan: Plan;
};

const START = { bill: EXAMPLE_BILL, place: 'inside', people: 1, claimFreeYears: 0 } as const;

export interface FirstPaymentProps {
  readonly words: FirstPaymentWords;
  /** That of a plan's own page; elsewhere the reader chooses. */
  readonly plan?: Plan;
}

/** A worked example of what is paid before the plan does. Stands in the section `first-payment`. */
export const FirstPayment = ({ words, plan }: FirstPaymentProps): ReactNode => {
  const [example, change] = useExample(plan);
  const { bill } = example;
  const result =
    bill === undefined
      ? undefined
      : firstPayment(deductibles, annualMaximum(example.plan), { ...example, bill });
  return (
    <>
      <SectionHeader heading={words.heading} lead={words.lead} />
      <div className={styles.example}>
        <FirstPaymentForm words={words} example={example} change={change} choosesPlan={plan === undefined} />
        <FirstPaymentResult words={words} example={example} result={result} />
      </div>
    </>
  );
};

/** Begins with the plan and the option that the reader has chosen on the page, and follows them until chosen anew here. */
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
