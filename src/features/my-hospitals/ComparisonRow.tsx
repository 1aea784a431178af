import { Link } from 'react-router-dom';
import { networkName, planName, planNetworks } from '#content/facts.ts';
import type { MyHospitalsTexts } from '#content/words/words.ts';
import { fill, plural } from '#domain/format.ts';
import type { Network } from '#domain/network.ts';
import { PAGES } from '#domain/page.ts';
import type { Plan } from '#domain/plan.ts';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import styles from './ComparisonRow.module.css';
import { AsOf } from './Reach.tsx';
import { countInNetwork, type ReachOfList } from './use-reach.ts';
import { useSavedList } from './use-saved-list.ts';

const ComparisonRow = ({ plans }: { readonly plans: readonly Plan[] }) => {
  const { texts, list, reach, ref } = useSavedList();
  if (texts === undefined || list.length === 0) return null;
  return (
    <tbody role="rowgroup" ref={ref}>
      <tr role="row" className={styles.row} data-plans={plans.length}>
        <Label texts={texts} reach={reach} />
        {plans.map((plan) => (
          <td key={plan} role="cell" className={styles.value} data-label={planName(plan)}>
            <span>
              {planNetworks[plan].map((network) => (
                <span key={network} className={styles.count} data-known={reach.phase === 'ready'}>
                  {networkName(network)}: {countOf(texts, reach, network)}
                </span>
              ))}
            </span>
          </td>
        ))}
      </tr>
    </tbody>
  );
};

const Label = ({ texts, reach }: { readonly texts: MyHospitalsTexts; readonly reach: ReachOfList }) => {
  const { row, left, plan, failed, notYet } = texts;
  const language = usePageLanguage();
  const sitePath = useSitePath();
  const { phase, listed } = reach;
  return (
    <th role="rowheader" scope="row" aria-label={row.label} className={styles.label}>
      {row.label}
      <span className={styles.detail}>{plural(language, row.detail, listed.length)}</span>
      {reach.delisted.length > 0 && (
        <span className={styles.detail}>
          {plural(language, left, reach.delisted.length)} {reach.delisted.length}
        </span>
      )}
      {phase === 'failed' && <span className={styles.detail}>{failed}</span>}
      {phase === 'loading' && <span className={styles.notYet}>{notYet}</span>}
      <Link className={`no-print ${styles.link}`} to={sitePath(PAGES.hospitals.path)}>
        {plan.link}
      </Link>
      <AsOf words={texts} />
    </th>
  );
};

/** "3 of 4" once all hospitals are known. Before, "…", which the row's label explains in print. */
const countOf = ({ row }: MyHospitalsTexts, { phase, listed }: ReachOfList, network: Network): string =>
  phase === 'ready'
    ? fill(row.count, { count: countInNetwork(listed, network), total: String(listed.length) })
    : '…';

export default ComparisonRow;
