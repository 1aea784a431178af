import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PlanMark } from '#components/PlanMark.tsx';
import { Section, SectionHeader } from '#components/Section.tsx';
import { networkName, planName, planNetworks } from '#content/facts.ts';
import type { HomeWords } from '#content/words/words.ts';
import { NETWORKS, type Network } from '#domain/network.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { useSitePath } from '#stores/language.ts';
import { ActionLink } from './ActionLink.tsx';
import styles from './NetworkTiers.module.css';
import { TierDiagram } from './TierDiagram.tsx';

type Words = HomeWords['flexibility'];

/** The four networks, each with the plans that offer it; arches join the two networks of a plan. */
export const NetworkTiers = ({ words: { flexibility } }: { readonly words: HomeWords }): ReactNode => (
  <Section ground="shell" id="us-network">
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

/** The plan that offers a network and the one after it. */
const planBetween = (network: Network, next: Network | undefined): Plan | undefined =>
  next && PLANS.find((plan) => [network, next].every((each) => planNetworks[plan].includes(each)));

const Tier = ({ network, words }: { readonly network: Network; readonly words: Words }): ReactNode => (
  <li className={styles.tier} data-plan={planBetween(network, NETWORKS[NETWORKS.indexOf(network) + 1])}>
    <h3>{networkName(network)}</h3>
    <p className={styles.description}>{network === 'open' ? words.open : words.listed}</p>
    <p className="hint">{words.offeredWith}</p>
    <div className={styles.plans}>
      {PLANS.filter((plan) => planNetworks[plan].includes(network)).map((plan) => (
        <PlanButton key={plan} plan={plan} />
      ))}
    </div>
  </li>
);

const PlanButton = ({ plan }: { readonly plan: Plan }): ReactNode => {
  const sitePath = useSitePath();
  return (
    <Link className={styles.plan ?? ''} data-plan={plan} to={sitePath(`/${plan}`)}>
      <PlanMark plan={plan} /> {planName(plan)}
    </Link>
  );
};
