import type { ReactNode } from 'react';
import type { FirstPaymentWords } from '#content/words/words.ts';
import type { FirstPayment } from '#domain/first-payment.ts';
import { formatMoney } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './FirstPayment.module.css';

export interface FirstPaymentBarProps {
  readonly words: FirstPaymentWords;
  readonly people: number;
  readonly result: FirstPayment;
}

const SHARES = ['first', 'plan', 'above'] as const;

/** The bills as one bar in up to three shares, and the same in words. */
export const FirstPaymentBar = ({ words, people, result }: FirstPaymentBarProps): ReactNode => {
  const language = usePageLanguage();
  const { first, plan, above } = words.shares;
  const labels = { first: people === 1 ? first.one : first.other, plan, above };
  const shares = SHARES.filter((share) => share === 'first' || result[share] > 0);
  return (
    <div className={styles.shares}>
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
        {shares.map((share) => (
          <rect key={share} data-share={share} height="1" {...extent(result, share)} />
        ))}
      </svg>
      <dl>
        {shares.map((share) => (
          <div key={share} data-share={share}>
            <dt>{labels[share]}</dt>
            <dd>{formatMoney(language, result[share])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

/** Of a hundred. A share that is there is seen, however small: the first one from the start, the last one to the end. */
const LEAST = 1.2;

const extent = (
  { first, plan, above }: FirstPayment,
  share: (typeof SHARES)[number],
): { readonly x: number; readonly width: number } => {
  const part = (dollars: number): number =>
    dollars === 0 ? 0 : Math.max(LEAST, (dollars / (first + plan + above)) * (100 - 2 * LEAST));
  const from = part(first);
  const to = 100 - part(above);
  if (share === 'plan') return { x: from, width: to - from };
  return share === 'first' ? { x: 0, width: plan === 0 ? to : from } : { x: to, width: 100 - to };
};
