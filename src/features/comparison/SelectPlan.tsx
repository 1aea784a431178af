import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PlanMark } from '#components/PlanMark.tsx';
import { planName } from '#content/facts.ts';
import type { ComparisonChoice } from '#domain/comparison.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { paramsOf } from '#stores/comparison-address.ts';
import { useSitePath } from '#stores/language.ts';
import styles from './SelectPlan.module.css';

export interface SelectPlanProps {
  readonly label: string;
  readonly plan: Plan;
  /** Goes along to the other plan. */
  readonly choice: ComparisonChoice;
}

/** The same section of each plan, one link away. */
export const SelectPlan = ({ label, plan, choice }: SelectPlanProps): ReactNode => {
  const sitePath = useSitePath();
  const query = paramsOf(choice, new URLSearchParams()).toString();
  return (
    <nav className="stack gap-2" aria-label={label}>
      <p className="label">{label}</p>
      <ul role="list" className={styles.plans}>
        {PLANS.map((each) => (
          <li key={each}>
            <Link
              to={sitePath(`/${each}${query && `?${query}`}#plan-comparison`)}
              aria-current={each === plan ? 'page' : undefined}
            >
              <PlanMark plan={each} /> {planName(each)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
