import { PlanMark } from '#components/PlanMark.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { ActionLink, SiteLink } from '#components/SiteLink.tsx';
import { networkName, planName, planNetworks } from '#content/facts.ts';
import type { HomeWords } from '#content/words/words.ts';
import { NETWORKS, type Network } from '#domain/network.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import styles from './NetworkTiers.module.css';
import tierDiagramStyles from './TierDiagram.module.css';

type Words = HomeWords['flexibility'];

export const NetworkTiers = ({ words: { flexibility } }: { readonly words: HomeWords }) => (
  <Section ground="shell" look="quiet" id="us-network">
    <div className={styles.top}>
      <SectionHeader heading={flexibility.heading} lead={flexibility.lead} />
      <ActionLink to="/hospitals">{flexibility.more}</ActionLink>
    </div>
    <div className={styles.diagram}>
      <TierDiagram />
      <ul role="list" className={styles.tiers}>
        {NETWORKS.map((network) => (
          <Tier key={network} network={network} words={flexibility} />
        ))}
      </ul>
    </div>
  </Section>
);

const plansWith = (network: Network): readonly Plan[] =>
  PLANS.filter((plan) => planNetworks[plan].includes(network));

const Tier = ({ network, words }: { readonly network: Network; readonly words: Words }) => {
  const next = NETWORKS[NETWORKS.indexOf(network) + 1];
  const planBetween = plansWith(network).find((plan) => next && planNetworks[plan].includes(next));
  return (
    <li className={styles.tier} data-plan={planBetween}>
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
  );
};

/** Horizontal center of a network's column, in eighths of the width. */
const middleOf = (network: Network): number => NETWORKS.indexOf(network) * 2 + 1;

/** Path from one network of the plan to the other. The height does not depend on the column width. */
const archOf = (plan: Plan): string => {
  const [from = 0, to = 0] = planNetworks[plan].map(middleOf);
  return `M${from} 10C${from} -2.6 ${to} -2.6 ${to} 10`;
};

const TierDiagram = () => (
  <div className={tierDiagramStyles.diagram} aria-hidden>
    <svg viewBox="0 0 8 10" preserveAspectRatio="none" fill="none" aria-hidden>
      {PLANS.map((plan) => (
        <path key={plan} className={tierDiagramStyles.arch} data-plan={plan} d={archOf(plan)} />
      ))}
    </svg>
    <div className={tierDiagramStyles.names}>
      {PLANS.map((plan) => (
        <span key={plan} data-plan={plan}>
          <PlanMark plan={plan} /> {planName(plan)}
        </span>
      ))}
    </div>
  </div>
);
