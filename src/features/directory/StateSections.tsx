import { ArrowLeft, ArrowRight, Search } from 'lucide-react';
import { Opening } from '#components/Opening.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import { networkName } from '#content/facts.ts';
import type { StatePageWords } from '#content/words/words.ts';
import { fill, formatNumber, formatPercent, plural, sharePercent } from '#domain/format.ts';
import { stateNameFrom, statePath } from '#domain/geography/state.ts';
import { countAll } from '#domain/network.ts';
import { PAGES } from '#domain/page.ts';
import { usePageLanguage } from '#stores/language.ts';
import { DirectoryNote } from './DirectoryNote.tsx';
import { useShownNetworks } from './MyPlanField.tsx';
import styles from './StateSections.module.css';
import { type StateFacts, stateLead } from './state-facts.ts';

export interface StateProps {
  readonly words: StatePageWords;
  readonly facts: StateFacts;
}

export const StateOpening = ({ words, facts }: StateProps) => {
  const language = usePageLanguage();
  const { inState, state, networks } = facts;
  return (
    <Opening
      above={<Trail words={words} facts={facts} />}
      heading={fill(words.heading, { inState })}
      lead={stateLead(language, words, facts)}
      beside={
        <>
          <p className="no-print">
            <SiteLink look="solid" to={`${PAGES.hospitals.path}?state=${state}`}>
              <Search size={18} />
              {fill(plural(language, words.search, countAll(networks)), { inState })}
            </SiteLink>
          </p>
          <DirectoryNote words={words} />
        </>
      }
    />
  );
};

/** Home › Hospital finder › Texas. */
const Trail = ({ words, facts: { state } }: StateProps) => (
  <nav aria-label={words.trail.label} className={styles.trail}>
    <ol role="list" className="cluster hint">
      <li>
        <SiteLink to={PAGES.home.path}>{words.trail.home}</SiteLink>
      </li>
      <li>
        <SiteLink to={PAGES.hospitals.path}>{words.trail.hospitals}</SiteLink>
      </li>
      <li aria-current="page">{stateNameFrom(words.states, state)}</li>
    </ol>
  </nav>
);

export const NetworkFigures = ({ words, facts: { state, networks } }: StateProps) => {
  const language = usePageLanguage();
  const shown = useShownNetworks();
  return (
    <ul role="list" className={styles.figures}>
      {shown.map((network) => (
        <li key={network}>
          <SiteLink to={`${PAGES.hospitals.path}?state=${state}&network=${network}`}>
            <b className="semibold">{networkName(network)}</b>{' '}
            <span className={styles.value} aria-hidden>
              {formatNumber(language, networks[network])}
            </span>{' '}
            <span className="visually-hidden">{plural(language, words.count, networks[network])}</span>{' '}
            <span className="hint">
              {fill(words.networks.share, {
                share: formatPercent(language, sharePercent(networks[network], countAll(networks))),
              })}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
};

export const StateNeighbors = ({ words, facts: { state, states } }: StateProps) => {
  const at = states.findIndex((option) => option.state === state);
  return (
    <nav aria-label={words.near.label} className={styles.near}>
      <Neighbor words={words} state={states[at - 1]?.state} way="previous" />
      <Neighbor words={words} state={states[at + 1]?.state} way="next" />
    </nav>
  );
};

interface NeighborProps extends Pick<StateProps, 'words'> {
  readonly state: string | undefined;
  readonly way: 'previous' | 'next';
}

const Neighbor = ({ words, state, way }: NeighborProps) =>
  state !== undefined && (
    <SiteLink to={statePath(state)} className={styles[way]} rel={way === 'next' ? 'next' : 'prev'}>
      {way === 'next' ? <ArrowRight size={20} /> : <ArrowLeft size={20} />}
      <span>
        <span className={styles.way}>{words.near[way]}</span> {stateNameFrom(words.states, state)}
      </span>
    </SiteLink>
  );
