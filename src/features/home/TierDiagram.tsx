import type { ReactNode } from 'react';
import { PlanMark } from '#components/PlanMark.tsx';
import { planName, planNetworks } from '#content/facts.ts';
import { NETWORKS, type Network } from '#domain/network.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import styles from './TierDiagram.module.css';

/** Middle of a network's column, in eighths of the width. */
const middleOf = (network: Network): number => NETWORKS.indexOf(network) * 2 + 1;

/** From one network of the plan to the other, over a height that the column's width does not change. */
const archOf = (plan: Plan): string => {
  const [from = 0, to = 0] = planNetworks[plan].map(middleOf);
  return `M${from} 10C${from} -2.6 ${to} -2.6 ${to} 10`;
};

/** One arch for each plan, standing on its two networks. It says nothing of one network lying in another. Decoration. */
export const TierDiagram = (): ReactNode => (
  <div className={styles.diagram} aria-hidden>
    <svg viewBox="0 0 8 10" preserveAspectRatio="none" fill="none" aria-hidden>
      {PLANS.map((plan) => (
        <path key={plan} className={styles.arch} data-plan={plan} d={archOf(plan)} />
      ))}
    </svg>
    <div className={styles.names}>
      {PLANS.map((plan) => (
        <span key={plan} data-plan={plan}>
          <PlanMark plan={plan} /> {planName(plan)}
        </span>
      ))}
    </div>
  </div>
);
