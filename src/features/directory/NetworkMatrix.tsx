import { Download, Printer } from 'lucide-react';
import { memo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, buttonClass } from '#components/Button.tsx';
import { Segments } from '#components/fields/Segments.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import { SortHeading } from '#components/table/SortHeading.tsx';
import { networkName, planName, planNetworks } from '#content/facts.ts';
import type { NetworksWords } from '#content/words/words.ts';
import { listSeparator } from '#domain/csv.ts';
import { compareNames } from '#domain/fold.ts';
import { fill, formatList, formatNumber, formatPercent, sharePercent } from '#domain/format.ts';
import { stateNameFrom, statePath } from '#domain/geography/state.ts';
import { countAll, NETWORKS, type Network, type NetworkCounts } from '#domain/network.ts';
import { PAGES } from '#domain/page.ts';
import { PLANS } from '#domain/plan.ts';
import { nextSort, type Sort } from '#domain/sort.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { KEEP_SCROLL } from '#stores/keep-scroll.ts';
import { usePageLanguage } from '#stores/language.ts';
import { sortFrom, sortParams, withParams } from '#stores/query-string.ts';
import legendStyles from './MatrixLegend.module.css';
import { MyPlanField, useShownNetworks } from './MyPlanField.tsx';
import styles from './NetworkMatrix.module.css';
import type { NetworkTable, StateCounts } from './state-facts.ts';

const VIEWS = ['both', 'counts', 'shares'] as const;
type View = (typeof VIEWS)[number];

type Column = 'state' | Network;

type Order = Sort<Column>;
const BY_STATE: Order = { key: 'state', direction: 'asc' };

const shownIn = ({ networks }: StateCounts, column: Network, view: View): number =>
  view === 'shares' ? networks[column] / Math.max(1, countAll(networks)) : networks[column];

/** Sorts the rows. Ties are sorted by name, always ascending. */
const sortMatrixRows = (
  rows: readonly StateCounts[],
  { key, direction }: Order,
  view: View,
  nameOf: (state: string) => string,
): readonly StateCounts[] => {
  const byName = (a: StateCounts, b: StateCounts): number => compareNames(nameOf(a.state), nameOf(b.state));
  const sign = direction === 'asc' ? 1 : -1;
  if (key === 'state') return [...rows].sort((a, b) => sign * byName(a, b));
  return [...rows].sort((a, b) => sign * (shownIn(a, key, view) - shownIn(b, key, view)) || byName(a, b));
};

interface MatrixProps {
  readonly words: NetworksWords;
  readonly table: NetworkTable;
}

export const NetworkMatrix = ({ words, table }: MatrixProps) => {
  const [view, setView] = useState<View>('both');
  return (
    <div className="stack gap-6">
      <div className={styles.tools}>
        <MyPlanField words={words.plan} />
        <Segments
          legend={words.view.legend}
          name="show"
          value={view}
          options={VIEWS.map((value) => ({ value, text: words.view[value] }))}
          onChoose={setView}
        />
        <div className={styles.take}>
          <a
            className={buttonClass('quiet')}
            href={table.files[',']}
            download
            onClick={({ currentTarget }) => {
              currentTarget.href = table.files[listSeparator(navigator.language)];
            }}
          >
            <Download size={18} /> {words.take.csv}
          </a>
          <Button look="quiet" className={styles.print ?? ''} onClick={() => print()}>
            <Printer size={18} /> {words.take.print}
          </Button>
        </div>
      </div>
      <Matrix words={words} table={table} view={view} />
    </div>
  );
};

const Matrix = ({ words, table, view }: MatrixProps & { readonly view: View }) => {
  const [params, setParams] = useSearchParams();
  const networks = useShownNetworks();
  const order = useHydrated() ? sortFrom<Column>(params, networks, 'state') : BY_STATE;
  const setOrder = (next: Order): void =>
    setParams((now) => withParams(now, sortParams(next, 'state')), { replace: true, state: KEEP_SCROLL });
  const nameOf = (state: string): string => stateNameFrom(words.states, state);
  return (
    <div className={styles.region}>
      {/* Explicit roles: some browsers drop the semantics of a table whose rows are displayed as cards. */}
      <table role="table" className={styles.table} data-view={view}>
        <caption className="visually-hidden">{words.table.caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {[BY_STATE.key, ...networks].map((column) => {
              const name = column === 'state' ? words.table.state : networkName(column);
              return (
                <SortHeading
                  key={column}
                  text={name}
                  direction={order.key === column ? order.direction : undefined}
                  buttonClass={styles.sort}
                  sort={() => setOrder(nextSort(order, column))}
                >
                  {/* Browsers repeat the table head on every printed page, but not the buttons in it. */}
                  <span className={styles.onPaper}>{name}</span>
                </SortHeading>
              );
            })}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {sortMatrixRows(table.states, order, view, nameOf).map((row) => (
            <Row key={row.state} words={words} networks={networks} row={row} name={nameOf(row.state)} />
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <Row words={words} networks={networks} row={{ networks: table.total }} name={words.table.total} />
        </tfoot>
      </table>
    </div>
  );
};

interface RowProps extends Pick<MatrixProps, 'words'> {
  readonly networks: readonly Network[];
  /** `state` is undefined for the whole directory. */
  readonly row: { readonly state?: string; readonly networks: NetworkCounts };
  readonly name: string;
}

const Row = memo(({ words, networks, row: { state, networks: counts }, name }: RowProps) => {
  const language = usePageLanguage();
  const list = `${PAGES.hospitals.path}?${state === undefined ? '' : `state=${state}&`}`;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {state === undefined ? name : <SiteLink to={statePath(state)}>{name}</SiteLink>}
      </th>
      {networks.map((network) => {
        const share = sharePercent(counts[network], countAll(counts));
        return (
          <td key={network} role="cell" data-label={networkName(network)}>
            <SiteLink className={styles.cell} to={`${list}network=${network}`}>
              <span className={styles.count}>{formatNumber(language, counts[network])}</span>{' '}
              <span className={styles.share}>{formatPercent(language, share)}</span>
              <span className="visually-hidden">
                {fill(words.table.cell, { network: networkName(network), state: name })}
              </span>
              <svg className={styles.bar} width="100%" height="4" aria-hidden>
                <rect width={`${share}%`} height="4" rx="2" />
              </svg>
            </SiteLink>
          </td>
        );
      })}
    </tr>
  );
});

/** Returns networks that include every hospital of every state. */
const wholeNetworks = ({ states }: NetworkTable): readonly Network[] =>
  NETWORKS.filter((network) => states.every(({ networks }) => networks[network] === countAll(networks)));

export const MatrixLegend = ({ words: { legend }, table }: MatrixProps) => {
  const language = usePageLanguage();
  const same = wholeNetworks(table).map(networkName);
  const plansOf = (network: Network): string =>
    formatList(language, PLANS.filter((plan) => planNetworks[plan].includes(network)).map(planName));
  return (
    <div className={legendStyles.legend}>
      <h2>{legend.heading}</h2>
      <dl className={legendStyles.networks}>
        {NETWORKS.map((network) => (
          <div key={network}>
            <dt>{networkName(network)}</dt>
            <dd>{fill(legend.plans, { plans: plansOf(network) })}</dd>
          </div>
        ))}
      </dl>
      <ul className={legendStyles.notes}>
        {[
          ...(table.total.all === undefined ? [legend.open] : []),
          ...(same.length > 1 ? [fill(legend.same, { networks: formatList(language, same) })] : []),
          legend.share,
          legend.member,
        ].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
};
