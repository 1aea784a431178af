import { annualMaximum, deductibles, outOfNetworkPercent, planName } from '#content/facts.ts';
import type { FirstPaymentWords } from '#content/words/words.ts';
import type { FirstPayment, FirstPaymentCase, FirstPaymentStep } from '#domain/calculators/first-payment.ts';
import { countInWords, fill, formatMoney, formatPercent, numberWord, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './FirstPayment.module.css';
import { optionsPhrase } from './phrases.ts';

/** Values of the form. The bill is undefined while it is invalid; then there is no result. */
export type Example = Omit<FirstPaymentCase, 'bill'> & {
  readonly bill: number | undefined;
  readonly plan: Plan;
};

interface FirstPaymentResultProps {
  readonly words: FirstPaymentWords;
  readonly example: Example;
  readonly result: FirstPayment | undefined;
}

export const FirstPaymentResult = ({ words, example, result }: FirstPaymentResultProps) => {
  const language = usePageLanguage();
  const { bill = 0, people, place, plan } = example;
  const facts = factsOf(language, words, example);
  const percent = outOfNetworkPercent(plan);
  const { paid, none } = words.outOfNetwork;
  return (
    <div className={styles.result}>
      <output className={styles.answer}>
        {result === undefined ? (
          words.waiting
        ) : (
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
        )}
      </output>
      {result !== undefined && (
        <>
          <FirstPaymentBar words={words} people={people} result={result} />
          <h3>{words.stepsHeading}</h3>
          <ol className={styles.steps}>
            {result.steps.map((step) => (
              <li key={step.kind}>
                {fill(sentenceOf(words.steps, step), { ...facts, ...amountsOf(language, step) })}
              </li>
            ))}
          </ol>
        </>
      )}
      <div className={styles.notes}>
        {/* Rate without computed amount: the source does not state how the rate combines with the deductible. */}
        {place === 'inside' && (
          <p>
            {fill(percent === undefined ? none : paid, {
              plan: planName(plan),
              percent: formatPercent(language, percent ?? 0),
            })}
          </p>
        )}
        <p>{words.note}</p>
      </div>
    </div>
  );
};

const SHARES = ['first', 'plan', 'above'] as const;

interface FirstPaymentBarProps {
  readonly words: FirstPaymentWords;
  readonly people: number;
  readonly result: FirstPayment;
}

const FirstPaymentBar = ({ words, people, result }: FirstPaymentBarProps) => {
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
            <dd className="semibold tabular">{formatMoney(language, result[share])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

/** Minimum width of a share above 0, so that it stays visible; like all offsets, in percent. */
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
