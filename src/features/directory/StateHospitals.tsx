import { memo } from 'react';
import { Link } from 'react-router-dom';
import { PlanMark } from '#components/PlanMark.tsx';
import { networkName, planName, planNetworks } from '#content/facts.ts';
import { readableName } from '#content/readable-name.ts';
import type { StatePageWords } from '#content/words/words.ts';
import { fill, formatNumber, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { countAll, NETWORKS } from '#domain/network.ts';
import { PAGES } from '#domain/page.ts';
import { networksReaching, PLANS, type Plan } from '#domain/plan.ts';
import { openHospital } from '#stores/hospital-panel.ts';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import { useMyPlan } from '#stores/my-plan.ts';
import styles from './StateHospitals.module.css';
import type { StateProps } from './StateSections.tsx';
import type { ListedHospital, StateFacts } from './state-facts.ts';

/** "All 36 hospitals, by name", or "The first 100 of 120, by name". */
export const listHeading = (language: Language, words: StatePageWords, facts: StateFacts): string => {
  const { rows } = facts;
  const all = countAll(facts.networks);
  if (rows.length === all) return plural(language, words.list.all, all);
  return fill(words.list.first, {
    shown: formatNumber(language, rows.length),
    count: formatNumber(language, all),
  });
};

export const StateHospitals = ({ words, facts }: StateProps) => {
  const heading = listHeading(usePageLanguage(), words, facts);
  const mine = useMyPlan(({ plan }) => plan);
  return (
    <>
      {/* Explicit roles: some browsers drop the semantics of a table whose rows are displayed as cards. */}
      <table className={styles.table} role="table" data-mine={mine === '' ? undefined : mine}>
        <caption className="visually-hidden">{heading}</caption>
        <Head words={words} mine={mine} />
        <tbody role="rowgroup">
          {facts.rows.map((row) => (
            <Line
              key={`${row.name}|${row.city}|${row.zip}`}
              row={row}
              state={facts.state}
              words={words}
              mine={mine}
            />
          ))}
        </tbody>
      </table>
      {facts.rows.length < countAll(facts.networks) && <Rest words={words} state={facts.state} />}
    </>
  );
};

interface ListProps extends Pick<StateProps, 'words'> {
  /** The visitor's plan: its column lists its networks, so the table has no column of networks. */
  readonly mine: Plan | '';
}

const plansOf = (mine: Plan | ''): readonly Plan[] => (mine === '' ? PLANS : [mine]);

const Head = ({ words: { list }, mine }: ListProps) => (
  <thead role="rowgroup" className="visually-hidden-on-phones">
    <tr role="row">
      {[list.hospital, list.city, ...(mine === '' ? [list.networks] : [])].map((column) => (
        <th key={column} role="columnheader" scope="col">
          {column}
        </th>
      ))}
      {plansOf(mine).map((plan) => (
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

interface LineProps extends ListProps {
  readonly row: ListedHospital;
  readonly state: string;
}

const Line = memo(({ row, state, words: { list }, mine }: LineProps) => (
  <tr role="row">
    <th role="rowheader" scope="row">
      <button
        type="button"
        className="open-name"
        aria-haspopup="dialog"
        onClick={() => openHospital({ ...row, state })}
      >
        {readableName(row.name)}
      </button>
    </th>
    <td role="cell">
      {row.city} <span className={styles.zip}>{row.zip}</span>
    </td>
    {mine === '' && <td role="cell">{networksReaching(row, NETWORKS).map(networkName).join(', ')}</td>}
    {plansOf(mine).map((plan) => (
      <td key={plan} role="cell" data-plan={plan} data-label={planName(plan)}>
        {networksReaching(row, planNetworks[plan]).map(networkName).join(` ${list.or} `) || (
          <NotReached word={list.none} />
        )}
      </td>
    ))}
  </tr>
));

const NotReached = ({ word }: { readonly word: string }) => (
  <>
    <span aria-hidden>–</span>
    <span className="visually-hidden">{word}</span>
  </>
);

const Rest = ({ words, state }: Pick<StateProps, 'words'> & { readonly state: string }) => {
  const sitePath = useSitePath();
  return (
    <p className="links no-print">
      <Link to={sitePath(`${PAGES.hospitals.path}?state=${state}`)}>{words.list.more}</Link>
    </p>
  );
};
