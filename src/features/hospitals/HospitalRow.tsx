import { Check, Minus } from 'lucide';
import { memo, type ReactNode, type Ref } from 'react';
import { Icon } from '#components/Icon.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { networkName, planName, planNetworks } from '#content/facts.ts';
import { readableName } from '#content/readable-name.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import { waysTo } from '#domain/plan.ts';
import type { Hospital } from '#workers/contract.ts';
import styles from './HospitalRow.module.css';
import { RowActions } from './RowActions.tsx';
import { StarButton } from './StarButton.tsx';
import { useFinderWords } from './words.ts';

export interface HospitalRowProps {
  /** Undefined while its chunk is on its way. */
  readonly hospital: Hospital | undefined;
  /** Position in the list, from 0. */
  readonly index: number;
  readonly measure?: Ref<HTMLTableRowElement> | undefined;
}

export const HospitalRow = memo(
  ({ hospital, index, measure }: HospitalRowProps): ReactNode => (
    <tr role="row" className={styles.row} ref={measure} data-index={index} aria-rowindex={index + 2}>
      {hospital === undefined ? <RowOnItsWay /> : <Cells hospital={hospital} />}
    </tr>
  ),
);

const RowOnItsWay = (): ReactNode => (
  <td role="cell" colSpan={6} className={styles.wait}>
    {useFinderWords().results.rowLoading}
  </td>
);

const Cells = ({ hospital }: { readonly hospital: Hospital }): ReactNode => (
  <>
    <th role="rowheader" scope="row" className={styles.name}>
      <StarButton hospital={hospital} />
      {readableName(hospital.name)}
      <RowActions hospital={hospital} />
    </th>
    <td role="cell" className={styles.place}>
      {hospital.city}{' '}
      <span className={styles.postal}>
        {hospital.state} {hospital.zip}
      </span>
    </td>
    {FLAG_NETWORKS.map((network) => (
      <td key={network} role="cell" className={styles.flag} data-label={networkName(network)}>
        <Flag yes={hospital[network]} />
      </td>
    ))}
    <td role="cell" className={styles.ways}>
      <Ways hospital={hospital} />
    </td>
  </>
);

const Flag = ({ yes }: { readonly yes: boolean }): ReactNode => {
  const words = useFinderWords();
  return (
    <span className={yes ? styles.yes : styles.no}>
      {yes ? <Icon of={Check} size={18} strokeWidth={2.5} /> : <Icon of={Minus} size={18} />}
      <span className="visually-hidden">{yes ? words.results.yes : words.results.no}</span>
    </span>
  );
};

const Ways = ({ hospital }: { readonly hospital: Hospital }): ReactNode => {
  const words = useFinderWords();
  return (
    <ul role="list" className={styles.wayList}>
      {waysTo(hospital, planNetworks).map(({ plan, networks }) => (
        <li key={plan} className={styles.way} data-plan={plan}>
          <b className={styles.plan}>
            <PlanMark plan={plan} /> {planName(plan)}
          </b>{' '}
          {networks.map(networkName).join(` ${words.results.or} `)}
        </li>
      ))}
    </ul>
  );
};
