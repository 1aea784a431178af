import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { networkName } from '#content/facts.ts';
import { fill, formatNumber, formatPercent, plural } from '#domain/format.ts';
import { NETWORKS } from '#domain/network.ts';
import { PAGES } from '#domain/page.ts';
import { sharePercent } from '#domain/share.ts';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import styles from './NetworkFigures.module.css';
import type { StateProps } from './StateOpening.tsx';

/** How many of a state's hospitals each network has; each figure leads to those hospitals. */
export const NetworkFigures = ({ words, facts: { state, networks } }: StateProps): ReactNode => {
  const language = usePageLanguage();
  const sitePath = useSitePath();
  return (
    <ul role="list" className={styles.figures}>
      {NETWORKS.map((network) => (
        <li key={network}>
          <Link to={sitePath(`${PAGES.hospitals.path}?state=${state}&network=${network}`)}>
            <b className="semibold">{networkName(network)}</b>{' '}
            <span className={styles.value} aria-hidden>
              {formatNumber(language, networks[network])}
            </span>{' '}
            <span className="visually-hidden">{plural(language, words.count, networks[network])}</span>{' '}
            <span className="hint">
              {fill(words.networks.share, {
                share: formatPercent(language, sharePercent(networks[network], networks.open)),
              })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
