import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PlanMark } from '#components/PlanMark.tsx';
import { planName } from '#content/facts.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { useSitePath } from '#stores/language.ts';
import styles from './SelectPlan.module.css';

export interface SelectPlanProps {
  readonly label: string;
  readonly plan: Plan;
}

/** The same section of each plan, one link away. */
export const SelectPlan = ({ label, plan }: SelectPlanProps): ReactNode => {
  const sitePath = useSitePath();
  return (
    <nav className={styles.select} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <ul role="list" className={styles.plans}>
        {PLANS.map((each) => (
          <li key={each}>
            <Link
              to={`${sitePath(`/${each}`)}#plan-comparison`}
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
