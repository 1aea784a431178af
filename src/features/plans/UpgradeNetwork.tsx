import { Check, Minus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { networkName, planName, planNetworks } from '#content/facts.ts';
import { NETWORKS, type Network } from '#domain/network.ts';
import { PLANS } from '#domain/plan.ts';
import { useSitePath } from '#stores/language.ts';
import type { PlanProps } from './PlanHero.tsx';
import styles from './UpgradeNetwork.module.css';

export const UpgradeNetwork = ({ words, plan }: PlanProps) => {
  const sitePath = useSitePath();
  return (
    <div className={styles.upgrade}>
      <div className="stack gap-4">
        <h2>{words.upgrade.heading}</h2>
        <p className="lead">{words.upgrade.lead}</p>
        <p>
          <Link className={buttonClass('outline')} to={sitePath('/hospitals')}>
            {words.upgrade.find}
          </Link>
        </p>
      </div>
      <NetworkMatrix words={words} plan={plan} />
    </div>
  );
};

const NetworkMatrix = ({ words, plan }: PlanProps) => (
  <table className={styles.matrix}>
    <caption className="visually-hidden">{words.upgrade.caption}</caption>
    <thead>
      <tr>
        <th scope="col">{words.upgrade.network}</th>
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
              <Offered words={words} plan={each} network={network} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Offered = ({ words, plan, network }: PlanProps & { readonly network: Network }) => {
  const offered = planNetworks[plan].includes(network);
  return (
    <span className={offered ? styles.yes : styles.no}>
      {offered ? <Icon of={Check} size={20} /> : <Icon of={Minus} size={18} />}
      <span className="visually-hidden">{offered ? words.upgrade.yes : words.upgrade.no}</span>
    </span>
  );
};
