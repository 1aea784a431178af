import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import field from '#components/Field.module.css';
import { Field } from '#components/Field.tsx';
import type { FirstPaymentWords } from '#content/words/words.ts';
import { type BillProblem, MAX_BILL, readBill } from '#domain/first-payment.ts';
import { fill, formatMoney, formatNumber } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { usePageLanguage } from '#stores/language.ts';

/** The bill that the example begins with, and that a complaint shows; whole US dollars. */
export const EXAMPLE_BILL = 12_000;

/** Milliseconds without a key after which a bill that reads well counts. */
const PAUSE = 600;

export interface FirstPaymentBillProps {
  readonly words: FirstPaymentWords;
  readonly onBill: (bill: number | undefined) => void;
}

/** Counts what is typed after a pause, and complains only when the reader leaves the box or presses Enter. */
export const FirstPaymentBill = ({ words, onBill }: FirstPaymentBillProps): ReactNode => {
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
    const pause = setTimeout(() => judgeNow(read), PAUSE);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <Field
      label={words.bill}
      labelProps={{ htmlFor: id }}
      error={problem && fill(words.wrong[problem], limits(language))}
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

const limits = (language: Language): Readonly<Record<'example' | 'least' | 'most', string>> => ({
  example: formatNumber(language, EXAMPLE_BILL),
  least: formatMoney(language, 1),
  most: formatMoney(language, MAX_BILL),
});
