import type { ReactNode } from 'react';
import { outOfNetworkPercent, planName } from '#content/facts.ts';
import type { FirstPaymentWords } from '#content/words/words.ts';
import type { FirstPayment } from '#domain/first-payment.ts';
import { fill, formatMoney, formatPercent, plural } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './FirstPayment.module.css';
import type { Example } from './FirstPayment.tsx';
import { FirstPaymentBar } from './FirstPaymentBar.tsx';
import { FirstPaymentSteps } from './FirstPaymentSteps.tsx';

export interface FirstPaymentResultProps {
  readonly words: FirstPaymentWords;
  readonly example: Example;
  /** Undefined while the bill is wrong. */
  readonly result: FirstPayment | undefined;
}

/** The amount, set large, which is also what is announced; then its share of the bills, the rules and what to mind. */
export const FirstPaymentResult = ({ words, example, result }: FirstPaymentResultProps): ReactNode => (
  <div className={styles.result}>
    <output className={styles.answer}>
      {result === undefined ? words.waiting : <Answer words={words} example={example} result={result} />}
    </output>
    {result !== undefined && (
      <>
        <FirstPaymentBar words={words} people={example.people} result={result} />
        <h3>{words.stepsHeading}</h3>
        <FirstPaymentSteps words={words} example={example} steps={result.steps} />
      </>
    )}
    <div className={styles.notes}>
      <OutOfNetwork words={words} example={example} />
      <p>{words.note}</p>
    </div>
  </div>
);

export type Worked = FirstPaymentResultProps & { readonly result: FirstPayment };

const Answer = ({ words, example: { bill = 0, people }, result }: Worked): ReactNode => {
  const language = usePageLanguage();
  return (
    <>
      <span>{people === 1 ? words.you : words.family}</span>{' '}
      <strong>{formatMoney(language, result.first)}</strong>{' '}
      <span>
        {fill(plural(language, words.of, people), {
          bill: formatMoney(language, bill),
          total: formatMoney(language, bill * people),
        })}
      </span>
    </>
  );
};

/** Said, not computed: in which order it meets the deductible is not given. */
const OutOfNetwork = ({ words, example }: Omit<FirstPaymentResultProps, 'result'>): ReactNode => {
  const language = usePageLanguage();
  if (example.place === 'outside') return null;
  const percent = outOfNetworkPercent(example.plan);
  const { paid, none } = words.outOfNetwork;
  return (
    <p>
      {fill(percent === undefined ? none : paid, {
        plan: planName(example.plan),
        percent: formatPercent(language, percent ?? 0),
      })}
    </p>
  );
};
