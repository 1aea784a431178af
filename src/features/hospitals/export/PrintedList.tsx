import { type ReactNode, useEffect, useState } from 'react';
import { PrintPortal } from '#components/PrintPortal.tsx';
import { brand, networkName, planName } from '#content/facts.ts';
import { readableName } from '#content/readable-name.ts';
import { bothUnits } from '#domain/distance.ts';
import { fill, plural } from '#domain/format.ts';
import { formatDate, localDay } from '#domain/format-date.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import { PLANS } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { Hospital, HospitalPage } from '#workers/contract.ts';
import { useFinderWords } from '../finder-context.ts';
import { type FinderState, isNearHere } from '../url/finder-url.ts';
import { allRows } from './all-rows.ts';
import { filtersInWords, reachBy, trustInWords } from './list-texts.ts';
import styles from './PrintedList.module.css';

export interface PrintedListProps {
  readonly applied: FinderState;
  readonly total: number;
  /** Whole address of the list. */
  readonly address: string;
  readonly done: () => void;
  readonly fail: () => void;
  readonly say: (text: string) => void;
}

/** Asks for every row, lays them out for paper, opens the browser's print dialog, and goes away after it. */
export const PrintedList = ({ applied, total, address, done, fail, say }: PrintedListProps): ReactNode => {
  const { working } = useFinderWords().take;
  const [page, setPage] = useState<HospitalPage>();
  useEffect(() => say(working), [say, working]);
  useEffect(() => {
    let wanted = true;
    allRows(applied, total).then(
      (answer) => wanted && setPage(answer),
      () => wanted && fail(),
    );
    return () => {
      wanted = false;
    };
  }, [applied, total, fail]);
  if (page === undefined) return null;
  return (
    <PrintPortal>
      <Title applied={applied} total={page.total} address={address} />
      <Rows page={page} />
      <PrintOnce done={done} />
    </PrintPortal>
  );
};

/** Draws nothing: prints once all beside it stands in the page. */
const PrintOnce = ({ done }: Pick<PrintedListProps, 'done'>): ReactNode => {
  useEffect(() => {
    addEventListener('afterprint', done);
    // Not in the middle of an effect: the page renders anew before it is printed (usePrinting).
    const next = setTimeout(() => print());
    return () => {
      clearTimeout(next);
      removeEventListener('afterprint', done);
    };
  }, [done]);
  return null;
};

const Title = ({
  applied,
  total,
  address,
}: Pick<PrintedListProps, 'applied' | 'total' | 'address'>): ReactNode => {
  const words = useFinderWords();
  const language = usePageLanguage();
  return (
    <header className={styles.title}>
      <p className={styles.brand}>{brand.name}</p>
      <h1>{words.take.paper.title}</h1>
      <p className={styles.what}>
        <strong>{plural(language, words.results.count, total)}</strong>: {filtersInWords(words, applied)}
      </p>
      <p>
        {fill(words.take.paper.printed, { date: formatDate(language, localDay()) })}.{' '}
        {trustInWords(words, language)}
      </p>
      <p>
        {words.take.paper.address} {address}
        {isNearHere(applied) && <> · {words.take.withoutHere}</>}
      </p>
    </header>
  );
};

const Rows = ({ page }: { readonly page: HospitalPage }): ReactNode => {
  const words = useFinderWords();
  const near = page.distances !== undefined;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {words.results.hospital}
          </th>
          <th scope="col" rowSpan={2}>
            {words.results.city}
          </th>
          {near && (
            <th scope="col" rowSpan={2}>
              {words.near.distance}
            </th>
          )}
          {FLAG_NETWORKS.map((network) => (
            <th key={network} scope="col" rowSpan={2} className={styles.flag}>
              {networkName(network)}
            </th>
          ))}
          <th scope="colgroup" colSpan={PLANS.length} className={styles.group}>
            {words.results.reachedBy}
          </th>
        </tr>
        <tr>
          {PLANS.map((plan) => (
            <th key={plan} scope="col" className={styles.plan}>
              {planName(plan)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {page.rows.map((hospital, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once and never changes
          <Row key={index} hospital={hospital} distance={near ? [page.distances?.[index]] : undefined} />
        ))}
      </tbody>
    </table>
  );
};

interface RowProps {
  readonly hospital: Hospital;
  /** Of near lists: one entry, undefined where the place is unknown. */
  readonly distance: readonly [number | undefined] | undefined;
}

const Row = ({ hospital, distance }: RowProps): ReactNode => {
  const words = useFinderWords();
  return (
    <tr>
      <th scope="row">{readableName(hospital.name)}</th>
      <td>
        {hospital.city}, {hospital.state} {hospital.zip}
      </td>
      {distance !== undefined && (
        <td>
          <Distance kilometres={distance[0]} />
        </td>
      )}
      {FLAG_NETWORKS.map((network) => (
        <td key={network} className={styles.flag}>
          {hospital[network] ? words.results.yes : '–'}
        </td>
      ))}
      {PLANS.map((plan) => (
        <td key={plan} className={styles.plan}>
          {reachBy(words, hospital, plan) ?? '–'}
        </td>
      ))}
    </tr>
  );
};

const Distance = ({ kilometres }: { readonly kilometres: number | undefined }): ReactNode => {
  const words = useFinderWords();
  const language = usePageLanguage();
  if (kilometres === undefined) return words.near.unknown;
  return bothUnits(language, kilometres).join(' · ');
};
