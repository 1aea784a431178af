import type { ReactNode } from 'react';
import { PlanMark } from '#components/PlanMark.tsx';
import { planNetworks } from '#content/facts.ts';
import type { MyHospitalsTexts } from '#content/words/words.ts';
import type { Plan } from '#domain/plan.ts';
import { planNetworkPairs } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { Hospital } from '#workers/contract.ts';
import styles from './Answers.module.css';
import { sentencesFor, wayOf } from './sentences.ts';

export interface AnswersProps {
  readonly words: MyHospitalsTexts;
  readonly hospitals: readonly Hospital[];
  readonly plans: readonly Plan[];
}

/** A sentence for each plan and network, the best first; and whose network Open is, where it is named. */
export const Answers = ({ words, hospitals, plans }: AnswersProps): ReactNode => {
  const sentences = sentencesFor(words.answers, usePageLanguage(), hospitals, plans);
  return (
    <div className={styles.answers}>
      <ul role="list" className={styles.list}>
        {sentences.map(({ answer: { plan, network, missed }, text }) => (
          <li key={`${plan} ${network}`} className={styles.answer} data-all={missed.length === 0}>
            <PlanMark plan={plan} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {sentences.some(({ answer }) => answer.network === 'open') && (
        <p className={styles.note}>{words.answers.open}</p>
      )}
    </div>
  );
};

/** As many lines as there will be, so that nothing moves when they are there. */
export const AnswersSkeleton = ({ words, plans }: Omit<AnswersProps, 'hospitals'>): ReactNode => (
  <ul role="list" className={`no-print ${styles.list}`} aria-label={words.loading}>
    {planNetworkPairs(plans, planNetworks).map((holding) => (
      <li key={`${holding.plan} ${holding.network}`} className={styles.answer}>
        <PlanMark plan={holding.plan} />
        <span>{wayOf(words.answers, holding)} …</span>
      </li>
    ))}
  </ul>
);
