import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import { Icon } from '#components/Icon.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import { withTerms } from '#components/Term.tsx';
import { networkName, outOfNetworkPercent, planName, planNetworks } from '#content/facts.ts';
import { fill, formatPercent } from '#domain/format.ts';
import type { Network } from '#domain/network.ts';
import { PLANS } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './NetworkChoice.module.css';
import type { PlanProps } from './PlanHero.tsx';

export const NetworkChoice = ({ words, plan }: PlanProps) => (
  <div className="stack gap-6">
    <div className="stack gap-2">
      <h3>{words.networks.heading}</h3>
      <p>{withTerms(fill(words.networks.lead, { plan: planName(plan) }))}</p>
    </div>
    <div className={styles.pair}>
      {planNetworks[plan].map((network, index) => (
        <Fragment key={network}>
          {index > 0 && <p className={styles.or}>{words.networks.or}</p>}
          <Card network={network} words={words} plan={plan} />
        </Fragment>
      ))}
    </div>
    <OutsideNetwork words={words} plan={plan} />
  </div>
);

const Card = ({ words: { networks }, plan, network }: PlanProps & { readonly network: Network }) => {
  const name = networkName(network);
  return (
    <div className={styles.card}>
      <h4 className={styles.name}>{fill(networks.name, { network: name })}</h4>
      <p>{network === 'open' ? networks.open : networks.listed}</p>
      <p className={styles.plans}>
        {networks.offeredWith}
        {PLANS.filter((each) => planNetworks[each].includes(network)).map((each) => (
          <span key={each} className={styles.plan}>
            <PlanMark plan={each} /> {planName(each)}
          </span>
        ))}
      </p>
      <SiteLink className={styles.find} to={`/hospitals?plan=${plan}&network=${network}`}>
        {fill(networks.find, { network: name })} <Icon of={ArrowRight} size={18} />
      </SiteLink>
    </div>
  );
};

const OutsideNetwork = ({ words, plan }: PlanProps) => {
  const language = usePageLanguage();
  const percent = outOfNetworkPercent(plan);
  const { heading, paid, none } = words.networks.outside;
  const share = percent === undefined ? words.coverage.notAvailable : formatPercent(language, percent);
  return (
    <div className={styles.outside}>
      <p className={styles.share}>{share}</p>
      <div>
        <h4>{withTerms(heading)}</h4>
        <p>{fill(percent === undefined ? none : paid, { plan: planName(plan), percent: share })}</p>
      </div>
    </div>
  );
};
