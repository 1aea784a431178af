import { Section, SectionHeader } from '#components/Section.tsx';
import { ActionLink } from '#components/SiteLink.tsx';
import { deductibles } from '#content/facts.ts';
import type { HomeWords } from '#content/words/words.ts';
import { NETWORKS } from '#domain/network.ts';
import { PLANS } from '#domain/plan.ts';
import styles from './NetworkUpgrade.module.css';

const CHOICES = [
  { id: 'plans', count: PLANS.length },
  { id: 'networks', count: NETWORKS.length },
  { id: 'deductibles', count: deductibles.options.length },
] as const;

export const NetworkUpgrade = ({ words: { upgrade } }: { readonly words: HomeWords }) => (
  <Section ground="sand" look="quiet" id="upgrade-network">
    <div className={styles.upgrade}>
      <div className="stack gap-4">
        <SectionHeader heading={upgrade.heading} lead={upgrade.lead} />
        <ActionLink to="/hospitals">{upgrade.more}</ActionLink>
      </div>
      <ul role="list" aria-label={upgrade.choices} className={styles.counts}>
        {CHOICES.map(({ id, count }) => (
          <li key={id}>
            <strong className="figure">{count}</strong> {upgrade[id]}
          </li>
        ))}
      </ul>
    </div>
  </Section>
);
