import { Check, Minus } from 'lucide-react';
import { ActionLink } from '#components/SiteLink.tsx';
import { networkName, planName, planNetworks } from '#content/facts.ts';
import type { PlanStaticWords } from '#content/words/words.ts';
import { NETWORKS } from '#domain/network.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import styles from './UpgradeNetwork.module.css';

interface UpgradeNetworkProps {
  readonly words: PlanStaticWords['upgrade'];
  readonly plan: Plan;
}

export const UpgradeNetwork = ({ words, plan }: UpgradeNetworkProps) => {
  const offered = (
    <span className={styles.yes}>
      <Check size={20} />
      <span className="visually-hidden">{words.yes}</span>
    </span>
  );
  const missing = (
    <span className={styles.no}>
      <Minus size={18} />
      <span className="visually-hidden">{words.no}</span>
    </span>
  );
  return (
    <div className={styles.upgrade}>
      <div className="stack gap-4">
        <h2>{words.heading}</h2>
        <p className="lead">{words.lead}</p>
        <ActionLink to="/hospitals">{words.find}</ActionLink>
      </div>
      <table className={styles.matrix}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.network}</th>
            {PLANS.map((each) => (
              <th key={each} scope="col" data-current={each === plan}>
                {planName(each)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NETWORKS.map((network) => (
            <tr key={network}>
              <th scope="row">{networkName(network)}</th>
              {PLANS.map((each) => (
                <td key={each} data-current={each === plan}>
                  {planNetworks[each].includes(network) ? offered : missing}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
