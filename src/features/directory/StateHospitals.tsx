import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PlanMark } from '#components/PlanMark.tsx';
import { networkName, planName, planNetworks } from '#content/facts.ts';
import type { StatePageWords } from '#content/words/words.ts';
import { fill, formatNumber, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { NETWORKS, type Network } from '#domain/network.ts';
import { PAGES } from '#domain/page.ts';
import { PLANS, waysTo } from '#domain/plan.ts';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import type { ListedHospital, StateFacts } from './facts.ts';
import styles from './StateHospitals.module.css';
import type { StateProps } from './StateOpening.tsx';

/** "All 36 hospitals, by name", or "The first 100 of 120, by name". */
export const listHeading = (language: Language, words: StatePageWords, facts: StateFacts): string => {
  const { rows, networks } = facts;
  if (rows.length === networks.open) return plural(language, words.list.all, networks.open);
  return fill(words.list.first, {
    shown: formatNumber(language, rows.length),
    count: formatNumber(language, networks.open),
  });
};

/** The first hospitals of a state: where they are, their networks, and the ways that reach them, per plan and network. */
export const StateHospitals = ({ words, facts }: StateProps): ReactNode => {
  const heading = listHeading(usePageLanguage(), words, facts);
  return (
    <>
      {/* Roles are written out: on phones the table is drawn as cards, which takes its meaning away in some browsers. */}
      <table className={styles.table} role="table">
        <caption className="visually-hidden">{heading}</caption>
        <Head words={words} />
        <tbody role="rowgroup">
          {facts.rows.map((row) => (
            <HospitalLine key={`${row.name}|${row.city}|${row.zip}`} row={row} words={words} />
          ))}
        </tbody>
      </table>
      {facts.rows.length < facts.networks.open && <Rest words={words} state={facts.state} />}
    </>
  );
};

/** A column for each plan, so that its mark stands once. */
const Head = ({ words: { list } }: Pick<StateProps, 'words'>): ReactNode => (
  <thead role="rowgroup">
    <tr role="row">
      {[list.hospital, list.city, list.networks].map((column) => (
        <th key={column} role="columnheader" scope="col">
          {column}
        </th>
      ))}
      {PLANS.map((plan) => (
        <th key={plan} role="columnheader" scope="col">
          <span className={styles.reached}>{list.reachedBy}</span>{' '}
          <span className={styles.plan}>
            <PlanMark plan={plan} /> {planName(plan)}
          </span>
        </th>
      ))}
    </tr>
  </thead>
);

interface HospitalLineProps extends Pick<StateProps, 'words'> {
  readonly row: ListedHospital;
}

const HospitalLine = ({ row, words: { list } }: HospitalLineProps): ReactNode => {
  const ways = waysTo(row, planNetworks);
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {row.name}
      </th>
      <td role="cell">
        {row.city} <span className={styles.zip}>{row.zip}</span>
      </td>
      <td role="cell">{networksOf(row).map(networkName).join(', ')}</td>
      {PLANS.map((plan) => (
        <td key={plan} role="cell" data-plan={planName(plan)}>
          {ways
            .find((way) => way.plan === plan)
            ?.networks.map(networkName)
            .join(` ${list.or} `) ?? <NotReached word={list.none} />}
        </td>
      ))}
    </tr>
  );
};

const networksOf = (row: ListedHospital): readonly Network[] =>
  NETWORKS.filter((network) => network === 'open' || row[network]);

const NotReached = ({ word }: { readonly word: string }): ReactNode => (
  <>
    <span aria-hidden>–</span>
    <span className="visually-hidden">{word}</span>
  </>
);

const Rest = ({ words, state }: Pick<StateProps, 'words'> & { readonly state: string }): ReactNode => {
  const sitePath = useSitePath();
  return (
    <p className="links no-print">
      <Link to={sitePath(`${PAGES.hospitals.path}?state=${state}`)}>{words.list.more}</Link>
    </p>
  );
};
