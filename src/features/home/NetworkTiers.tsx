import { PlanMark } from '#components/PlanMark.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { ActionLink, SiteLink } from '#components/SiteLink.tsx';
import { networkName, planName, planNetworks } from '#content/facts.ts';
import type { HomeWords } from '#content/words/words.ts';
import { NETWORKS, type Network } from '#domain/network.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import styles from './NetworkTiers.module.css';

const plansWith = (network: Network): readonly Plan[] =>
  PLANS.filter((plan) => planNetworks[plan].includes(network));

const planBetween = (network: Network): Plan | undefined => {
  const next = NETWORKS[NETWORKS.indexOf(network) + 1];
  return plansWith(network).find((plan) => next && planNetworks[plan].includes(next));
};

export const NetworkTiers = ({ words: { flexibility: words } }: { readonly words: HomeWords }) => (
  <Section ground="shell" look="quiet" id="us-network">
    <div className={styles.top}>
      <SectionHeader heading={words.heading} lead={words.lead} />
      <ActionLink to="/hospitals">{words.more}</ActionLink>
    </div>
    <div className={styles.diagram}>
      <TierDiagram />
      <ul role="list" className={styles.tiers}>
        {NETWORKS.map((network) => (
          <li key={network} className={styles.tier} data-plan={planBetween(network)}>
            <h3>{networkName(network)}</h3>
            <p className={styles.description}>{network === 'open' ? words.open : words.listed}</p>
            <p className="hint">{words.offeredWith}</p>
            <div className={styles.plans}>
              {plansWith(network).map((plan) => (
                <SiteLink key={plan} className={styles.plan} data-plan={plan} to={`/${plan}`}>
                  <PlanMark plan={plan} /> {planName(plan)}
                </SiteLink>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);

/** Horizontal center of a network's column, in eighths of the width. */
const middleOf = (network: Network): number => NETWORKS.indexOf(network) * 2 + 1;

/** Path from one network of the plan to the other. The height does not depend on the column width. */
const archOf = (plan: Plan): string => {
  const [from = 0, to = 0] = planNetworks[plan].map(middleOf);
  return `M${from} 10C${from} -2.6 ${to} -2.6 ${to} 10`;
};

const TierDiagram = () => (
  <div className={styles.drawing} aria-hidden>
    <svg viewBox="0 0 8 10" preserveAspectRatio="none" fill="none" aria-hidden>
      {PLANS.map((plan) => (
        <path
          key={plan}
          d={archOf(plan)}
          stroke={`var(--${plan})`}
          strokeWidth="1.75"
          vectorEffect="non-scaling-stroke"
        />
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
