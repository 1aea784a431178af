import { Section, SectionHeader } from '#components/Section.tsx';
import { deductibles } from '#content/facts.ts';
import type { HomeWords } from '#content/words/words.ts';
import { NETWORKS } from '#domain/network.ts';
import { PLANS } from '#domain/plan.ts';
import { ActionLink } from './ActionLink.tsx';
import styles from './NetworkUpgrade.module.css';
import upgradeDialStyles from './UpgradeDial.module.css';

const CHOICES = [
  { id: 'plans', count: PLANS.length, radius: 92, look: upgradeDialStyles.inner },
  { id: 'networks', count: NETWORKS.length, radius: 152, look: upgradeDialStyles.middle },
  { id: 'deductibles', count: deductibles.options.length, radius: 212, look: upgradeDialStyles.outer },
] as const;

export const NetworkUpgrade = ({ words: { upgrade } }: { readonly words: HomeWords }) => (
  <Section ground="sand" id="upgrade-network">
    <div className={styles.upgrade}>
      <div className="stack gap-6">
        <SectionHeader heading={upgrade.heading} lead={upgrade.lead} />
        <ActionLink to="/hospitals">{upgrade.more}</ActionLink>
      </div>
      <div>
        <UpgradeDial />
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

const UpgradeDial = () => (
  <svg className="full-width no-print" viewBox="0 0 480 250" fill="none" aria-hidden>
    <path className={upgradeDialStyles.horizon} d="M0 241H480" />
    {CHOICES.map((choice) => (
      <Ring key={choice.id} {...choice} />
    ))}
    <path className="fill-sun" d="M206 240a34 34 0 0 1 68 0Z" />
  </svg>
);

const Ring = ({ radius, count, look }: (typeof CHOICES)[number]) => (
  <g className={look}>
    <path d={`M${240 - radius} 240a${radius} ${radius} 0 0 1 ${2 * radius} 0`} />
    {Array.from({ length: count }, (_, index) => {
      const angle = (Math.PI * (index + 0.5)) / count;
      return (
        <circle
          key={angle}
          cx={Math.round(240 - radius * Math.cos(angle))}
          cy={Math.round(240 - radius * Math.sin(angle))}
          r="9"
        />
      );
    })}
  </g>
);
