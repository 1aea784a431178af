import { PlanMark } from '#components/PlanMark.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import { networkName, planName, planNetworks } from '#content/facts.ts';
import { readableName } from '#content/readable-name.ts';
import type { StatePageWords } from '#content/words/words.ts';
import { fill, formatNumber, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { countAll, NETWORKS } from '#domain/network.ts';
import { PAGES } from '#domain/page.ts';
import { networksReaching, PLANS } from '#domain/plan.ts';
import { openHospital } from '#stores/hospital-panel.ts';
import { usePageLanguage } from '#stores/language.ts';
import { useMyPlan } from '#stores/my-plan.ts';
import styles from './StateHospitals.module.css';
import type { StateProps } from './StateSections.tsx';
import type { StateFacts } from './state-facts.ts';

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
  const { list } = words;
  const { state, rows, networks } = facts;
  const heading = listHeading(usePageLanguage(), words, facts);
  const mine = useMyPlan(({ plan }) => plan);
  const isAnyPlan = mine === '';
  const plans = isAnyPlan ? PLANS : [mine];
  // The column of the visitor's plan has its networks, so there is no column of all networks.
  const columns = [list.hospital, list.city, ...(isAnyPlan ? [list.networks] : [])];
  return (
    <>
      {/* Explicit roles: some browsers drop the semantics of a table whose rows are displayed as cards. */}
      <table className={styles.table} role="table" data-mine={isAnyPlan ? undefined : mine}>
        <caption className="visually-hidden">{heading}</caption>
        <thead role="rowgroup" className="visually-hidden-on-phones">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
            {plans.map((plan) => (
              <th key={plan} role="columnheader" scope="col">
                <span className={styles.reached}>{list.reachedBy}</span>{' '}
                <span className={styles.plan}>
                  <PlanMark plan={plan} /> {planName(plan)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={`${row.name}|${row.city}|${row.zip}`} role="row">
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
              {isAnyPlan && (
                <td role="cell">{networksReaching(row, NETWORKS).map(networkName).join(', ')}</td>
              )}
              {plans.map((plan) => (
                <td key={plan} role="cell" data-plan={plan} data-label={planName(plan)}>
                  {networksReaching(row, planNetworks[plan]).map(networkName).join(` ${list.or} `) || (
                    <>
                      <span aria-hidden>–</span>
                      <span className="visually-hidden">{list.none}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length < countAll(networks) && (
        <p className="links no-print">
          <SiteLink to={`${PAGES.hospitals.path}?state=${state}`}>{list.more}</SiteLink>
        </p>
      )}
    </>
  );
};
