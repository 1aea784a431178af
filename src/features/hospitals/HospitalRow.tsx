import { memo, type ReactNode, type Ref } from 'react';
import { networkName, planName, planNetworks } from '#content/facts.ts';
import { readableName } from '#content/readable-name.ts';
import { bothUnits, oneUnit } from '#domain/distance.ts';
import { fill } from '#domain/format.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import { waysTo } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { Hospital } from '#workers/contract.ts';
import styles from './HospitalRow.module.css';
import { RowActions } from './RowActions.tsx';
import { COLUMNS, type RowDistance } from './row-distance.ts';
import { StarButton } from './StarButton.tsx';
import { useFinderWords } from './words.ts';

export interface HospitalRowProps {
  /** Undefined while its chunk is on its way. */
  readonly hospital: Hospital | undefined;
  /** Position in the list, from 0. */
  readonly index: number;
  /** Left out where no place is applied. */
  readonly distance?: RowDistance | undefined;
  readonly measure?: Ref<HTMLTableRowElement> | undefined;
}

/** What is drawn in it is drawn by its style: each element less is one less to make, to style and to lay out in the press that filters. */
export const HospitalRow = memo(
  ({ hospital, index, distance, measure }: HospitalRowProps): ReactNode => (
    <tr role="row" className={styles.row} ref={measure} data-index={index} aria-rowindex={index + 2}>
      {hospital === undefined ? (
        <RowOnItsWay columns={distance === undefined ? COLUMNS : COLUMNS + 1} />
      ) : (
        <Cells hospital={hospital} distance={distance} />
      )}
    </tr>
  ),
);

const RowOnItsWay = ({ columns }: { readonly columns: number }): ReactNode => (
  <td role="cell" colSpan={columns} className={styles.wait}>
    {useFinderWords().results.rowLoading}
  </td>
);

interface CellsProps {
  readonly hospital: Hospital;
  readonly distance: RowDistance | undefined;
}

const Cells = ({ hospital, distance }: CellsProps): ReactNode => (
  <>
    <NameCell hospital={hospital} />
    <td role="cell" className={styles.place}>
      {hospital.city}{' '}
      <span className={styles.postal}>
        {hospital.state} {hospital.zip}
      </span>
    </td>
    {distance !== undefined && <DistanceCell distance={distance} />}
    {FLAG_NETWORKS.map((network) => (
      <td
        key={network}
        role="cell"
        className={styles.flag}
        data-label={networkName(network)}
        data-reached={hospital[network]}
      >
        <YesOrNo yes={hospital[network]} />
      </td>
    ))}
    <td role="cell" className={styles.ways}>
      <Ways hospital={hospital} />
      <RowActions hospital={hospital} />
    </td>
  </>
);

/** The row is read by the hospital's name alone, without what its star says. */
const NameCell = ({ hospital }: { readonly hospital: Hospital }): ReactNode => {
  const name = readableName(hospital.name);
  return (
    <th role="rowheader" scope="row" className={styles.name} aria-label={name}>
      <StarButton hospital={hospital} />
      <span className="min-width-0">{name}</span>
    </th>
  );
};

const DistanceCell = ({ distance }: { readonly distance: RowDistance }): ReactNode => {
  const { near } = useFinderWords();
  const language = usePageLanguage();
  return (
    <td role="cell" className={styles.distance}>
      {distance === 'unknown' && <span className={styles.unknown}>{near.unknown}</span>}
      {distance !== 'unknown' && distance < 1 && fill(near.under, { distance: oneUnit(language) })}
      {distance !== 'unknown' && distance >= 1 && <BothUnits km={distance} />}
    </td>
  );
};

const BothUnits = ({ km }: { readonly km: number }): ReactNode => {
  const [first, second] = bothUnits(usePageLanguage(), km);
  return (
    <>
      <span className={styles.first}>{first}</span>
      <span className={styles.dot}> · </span>
      <span className={styles.second}>{second}</span>
    </>
  );
};

const YesOrNo = ({ yes }: { readonly yes: boolean }): ReactNode => {
  const { results } = useFinderWords();
  return <span className="visually-hidden">{yes ? results.yes : results.no}</span>;
};

const Ways = ({ hospital }: { readonly hospital: Hospital }): ReactNode => {
  const words = useFinderWords();
  return (
    <ul role="list" className={styles.wayList}>
      {waysTo(hospital, planNetworks).map(({ plan, networks }) => (
        <li key={plan} className={styles.way} data-plan={plan}>
          <b className={styles.plan}>{planName(plan)}</b>{' '}
          {networks.map(networkName).join(` ${words.results.or} `)}
        </li>
      ))}
    </ul>
  );
};
