import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import { withTerms } from '#components/glossary/Term.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import { networkName, outOfNetworkPercent, planName, planNetworks } from '#content/facts.ts';
import { fill, formatPercent } from '#domain/format.ts';
import { PLANS } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './NetworkChoice.module.css';
import type { PlanProps } from './PlanHero.tsx';

export const NetworkChoice = ({ words: { networks: words, coverage }, plan }: PlanProps) => {
  const language = usePageLanguage();
  const { heading, paid, none } = words.outside;
  const percent = outOfNetworkPercent(plan);
  const share = percent === undefined ? coverage.notAvailable : formatPercent(language, percent);
  return (
    <div className="stack gap-6">
      <div className="stack gap-2">
        <h3>{words.heading}</h3>
        <p>{withTerms(fill(words.lead, { plan: planName(plan) }))}</p>
      </div>
      <div className={styles.pair}>
        {planNetworks[plan].map((network, index) => (
          <Fragment key={network}>
            {index > 0 && <p className={styles.or}>{words.or}</p>}
            <div className={styles.card}>
              <h4 className={styles.name}>{fill(words.name, { network: networkName(network) })}</h4>
              <p>{network === 'open' ? words.open : words.listed}</p>
              <p className={styles.plans}>
                {words.offeredWith}
                {PLANS.filter((each) => planNetworks[each].includes(network)).map((each) => (
                  <span key={each} className={styles.plan}>
                    <PlanMark plan={each} /> {planName(each)}
                  </span>
                ))}
              </p>
              <SiteLink className={styles.find} to={`/hospitals?plan=${plan}&network=${network}`}>
                {fill(words.find, { network: networkName(network) })} <ArrowRight size={18} />
              </SiteLink>
            </div>
          </Fragment>
        ))}
      </div>
      <div className={styles.outside}>
        <p className={styles.share}>{share}</p>
        <div>
          <h4>{withTerms(heading)}</h4>
          <p>{fill(percent === undefined ? none : paid, { plan: planName(plan), percent: share })}</p>
        </div>
      </div>
    </div>
  );
};
