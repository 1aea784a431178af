import { Star } from 'lucide-react';
import { memo, type Ref } from 'react';
import { networkName, planName, planNetworks } from '#content/facts.ts';
import { readableName } from '#content/readable-name.ts';
import { fill } from '#domain/format.ts';
import { bothUnits, oneUnit } from '#domain/geography/place.ts';
import { hospitalKey } from '#domain/hospital.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import { plansCovering } from '#domain/plan.ts';
import { openHospital } from '#stores/hospital-panel.ts';
import { usePageLanguage } from '#stores/language.ts';
import { useMyHospitals } from '#stores/my-hospitals.ts';
import { useMyPlan } from '#stores/my-plan.ts';
import type { Hospital } from '#workers/contract.ts';
import { useFinderWords } from '../finder-context.ts';
import styles from './HospitalRow.module.css';
import type { Results } from './use-hospital-search.ts';

export const columnCount = (hasDistances: boolean): number => (hasDistances ? 7 : 6);

/** Kilometers; `unknown`: the hospital's location is not known. */
type RowDistance = number | 'unknown';

export const distanceOf = ({ distances }: Results, index: number): RowDistance | undefined =>
  distances && (distances[index] ?? 'unknown');

interface HospitalRowProps {
  readonly hospital: Hospital | undefined;
  readonly index: number;
  readonly distance?: RowDistance | undefined;
  readonly measure?: Ref<HTMLTableRowElement> | undefined;
}

/** CSS draws check marks and dots, because every additional element delays the response to the Filter button. */
export const HospitalRow = memo(({ hospital, index, distance, measure }: HospitalRowProps) => {
  const { results } = useFinderWords();
  const name = hospital && readableName(hospital.name);
  return (
    <tr role="row" className={styles.row} ref={measure} data-index={index} aria-rowindex={index + 2}>
      {hospital === undefined ? (
        <td role="cell" colSpan={columnCount(distance !== undefined)} className={styles.wait}>
          {results.rowLoading}
        </td>
      ) : (
        <>
          {/* The accessible name is the hospital's name, without the star button. */}
          <th role="rowheader" scope="row" className={styles.name} aria-label={name}>
            <StarButton hospital={hospital} />
            <button
              type="button"
              className="open-name"
              aria-haspopup="dialog"
              onClick={() => openHospital(hospital)}
            >
              {name}
            </button>
          </th>
          <td role="cell" className={styles.place}>
            {hospital.city}{' '}
            <span className={styles.postal}>
              {hospital.state} {hospital.zip}
            </span>
          </td>
          {distance !== undefined && <DistanceCell distance={distance} />}
          {FLAG_NETWORKS.map((network) => (
            <td key={network} role="cell" className={styles.flag} data-reached={hospital[network]}>
              <span className="visually-hidden">{hospital[network] ? results.yes : results.no}</span>
            </td>
          ))}
          <td role="cell" className={styles.ways}>
            <Plans hospital={hospital} />
          </td>
        </>
      )}
    </tr>
  );
});

interface HospitalProps {
  readonly hospital: Hospital;
}

/** The accessible name is constant: `aria-pressed` has the state. */
const StarButton = ({ hospital }: HospitalProps) => {
  const { star } = useFinderWords().mine;
  const key = hospitalKey(hospital);
  const isMine = useMyHospitals(({ list }) => list.some((mine) => mine.key === key));
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isMine}
      aria-label={fill(star.name, { hospital: readableName(hospital.name) })}
      onClick={() => useMyHospitals.getState().toggle(hospital)}
    >
      <Star size={20} />
    </button>
  );
};

const DistanceCell = ({ distance }: { readonly distance: RowDistance }) => {
  const { near } = useFinderWords();
  const language = usePageLanguage();
  if (distance === 'unknown')
    return (
      <td role="cell" className={styles.distance}>
        <span className={styles.unknown}>{near.unknown}</span>
      </td>
    );
  const [first, second] = bothUnits(language, distance);
  return (
    <td role="cell" className={styles.distance}>
      {distance < 1 ? (
        fill(near.under, { distance: oneUnit(language) })
      ) : (
        <>
          <span className={styles.first}>{first}</span>
          <span className={styles.dot}> · </span>
          <span className={styles.second}>{second}</span>
        </>
      )}
    </td>
  );
};

/** Plans that cover the hospital, with their networks: the visitor's plan only, or all three. */
const Plans = ({ hospital }: HospitalProps) => {
  const { results } = useFinderWords();
  const mine = useMyPlan(({ plan }) => plan);
  const ways = plansCovering(hospital, planNetworks).filter(({ plan }) => mine === '' || plan === mine);
  return (
    <ul role="list" className={styles.wayList} data-mine={mine === '' ? undefined : mine}>
      {ways.map(({ plan, networks }) => (
        <li key={plan} className={styles.way} data-plan={plan}>
          <b className={styles.plan}>{planName(plan)}</b> {networks.map(networkName).join(` ${results.or} `)}
        </li>
      ))}
      {mine !== '' && ways.length === 0 && (
        <li className={styles.unknown}>{fill(results.notInPlan, { plan: planName(mine) })}</li>
      )}
    </ul>
  );
};
