import type { ReactNode } from 'react';
import { Section, SectionHeader } from '#components/Section.tsx';
import { deductibles } from '#content/facts.ts';
import type { HomeWords } from '#content/words/words.ts';
import { NETWORKS } from '#domain/network.ts';
import { PLANS } from '#domain/plan.ts';
import { ActionLink } from './ActionLink.tsx';
import styles from './NetworkUpgrade.module.css';
import { UpgradeDial } from './UpgradeDial.tsx';

const CHOICES = [
  { id: 'plans', count: PLANS.length },
  { id: 'networks', count: NETWORKS.length },
  { id: 'deductibles', count: deductibles.options.length },
] as const;

/** What can be changed on the anniversary of a policy, with a dial of the choices. */
export const NetworkUpgrade = ({ words: { upgrade } }: { readonly words: HomeWords }): ReactNode => (
  <Section ground="sand" id="upgrade-network">
    <div className={styles.upgrade}>
      <div className="stack gap-6">
        <SectionHeader heading={upgrade.heading} lead={upgrade.lead} />
        <ActionLink to="/hospitals">{upgrade.more}</ActionLink>
      </div>
      <div className={styles.choices}>
        <UpgradeDial className="full-width no-print" rings={CHOICES.map(({ count }) => count)} />
        <ul role="list" aria-label={upgrade.choices} className={styles.counts}>
          {CHOICES.map(({ id, count }) => (
            <li key={id} data-choice={id}>
              <strong>{count}</strong> {upgrade[id]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  </Section>
);
