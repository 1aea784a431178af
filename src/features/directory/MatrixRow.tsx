import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { networkName } from '#content/facts.ts';
import type { NetworksWords } from '#content/words/words.ts';
import { fill, formatNumber, formatPercent } from '#domain/format.ts';
import { NETWORKS, type Network } from '#domain/network.ts';
import { PAGES } from '#domain/page.ts';
import { statePath } from '#domain/state.ts';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import { shareOf } from './matrix.ts';
import styles from './NetworkMatrix.module.css';
import type { NetworkCounts } from './state-facts.ts';

export interface MatrixRowProps {
  readonly words: NetworksWords;
  /** Without a state: the whole directory. */
  readonly row: { readonly state?: string; readonly networks: NetworkCounts };
  readonly name: string;
}

/** A state, and its hospitals in each network; each figure leads to those hospitals. */
export const MatrixRow = memo(({ words, row, name }: MatrixRowProps): ReactNode => {
  const sitePath = useSitePath();
  return (
    <tr>
      <th scope="row">
        {row.state === undefined ? name : <Link to={sitePath(statePath(row.state))}>{name}</Link>}
      </th>
      {NETWORKS.map((network) => (
        <td key={network}>
          <Cell words={words} row={row} name={name} network={network} />
        </td>
      ))}
    </tr>
  );
});

const finderPath = (state: string | undefined, network: Network): string =>
  `${PAGES.hospitals.path}?${state === undefined ? '' : `state=${state}&`}network=${network}`;

const Cell = ({ words, row, name, network }: MatrixRowProps & { readonly network: Network }): ReactNode => {
  const language = usePageLanguage();
  const sitePath = useSitePath();
  const share = formatPercent(language, shareOf(row.networks, network));
  return (
    <Link className={styles.cell ?? ''} to={sitePath(finderPath(row.state, network))}>
      <span className={styles.count}>{formatNumber(language, row.networks[network])}</span>{' '}
      <span className={styles.share}>{share}</span>
      <span className="visually-hidden">
        {fill(words.table.cell, { network: networkName(network), state: name })}
      </span>
      <Bar percent={shareOf(row.networks, network)} />
    </Link>
  );
};

/** The share as a length. */
const Bar = ({ percent }: { readonly percent: number }): ReactNode => (
  <svg className={styles.bar} width="100%" height="4" aria-hidden>
    <rect width={`${percent}%`} height="4" rx="2" />
  </svg>
);
