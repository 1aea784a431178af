import type { ReactNode } from 'react';
import { networkName, planName, planNetworks } from '#content/facts.ts';
import type { NetworksWords } from '#content/words/words.ts';
import { fill, formatList } from '#domain/format.ts';
import { NETWORKS } from '#domain/network.ts';
import { PLANS } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './MatrixLegend.module.css';

/** Whose networks they are, and what their figures mean. */
export const MatrixLegend = ({ words: { legend } }: { readonly words: NetworksWords }): ReactNode => {
  const language = usePageLanguage();
  return (
    <div className={styles.legend}>
      <h2>{legend.heading}</h2>
      <dl className={styles.networks}>
        {NETWORKS.map((network) => (
          <div key={network}>
            <dt>{networkName(network)}</dt>
            <dd>
              {fill(legend.plans, {
                plans: formatList(
                  language,
                  PLANS.filter((plan) => planNetworks[plan].includes(network)).map(planName),
                ),
              })}
            </dd>
          </div>
        ))}
      </dl>
      <ul className={styles.notes}>
        {[legend.open, legend.share, legend.member].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
};
