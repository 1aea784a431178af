import { ArrowLeft, ArrowRight, Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { Opening } from '#components/Opening.tsx';
import { networkName } from '#content/facts.ts';
import type { StatePageWords } from '#content/words/words.ts';
import { fill, formatNumber, formatPercent, plural, sharePercent } from '#domain/format.ts';
import { countAll } from '#domain/network.ts';
import { PAGES } from '#domain/page.ts';
import { stateNameFrom, statePath } from '#domain/state.ts';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import { DirectoryNote } from './DirectoryNote.tsx';
import { useShownNetworks } from './MyPlanField.tsx';
import figureStyles from './NetworkFigures.module.css';
import nearStyles from './StateNeighbors.module.css';
import styles from './StateOpening.module.css';
import type { StateFacts } from './state-facts.ts';
import { stateLead } from './state-facts.ts';

export interface StateProps {
  readonly words: StatePageWords;
  readonly facts: StateFacts;
}

export const StateOpening = ({ words, facts }: StateProps) => {
  const language = usePageLanguage();
  const sitePath = useSitePath();
  const { inState, state, networks } = facts;
  return (
    <Opening
      above={<Trail words={words} state={state} />}
      heading={fill(words.heading, { inState })}
      lead={stateLead(language, words, facts)}
      beside={
        <>
          <p className="no-print">
            <Link className={buttonClass('solid')} to={sitePath(`${PAGES.hospitals.path}?state=${state}`)}>
              <Icon of={Search} size={18} />
              {fill(plural(language, words.search, countAll(networks)), { inState })}
            </Link>
          </p>
          <DirectoryNote words={words} />
        </>
      }
    />
  );
};

/** Home › Hospital finder › Texas. */
const Trail = ({ words, state }: Pick<StateProps, 'words'> & { readonly state: string }) => {
  const sitePath = useSitePath();
  return (
    <nav aria-label={words.trail.label} className={styles.trail}>
      <ol role="list">
        <li>
          <Link to={sitePath(PAGES.home.path)}>{words.trail.home}</Link>
        </li>
        <li>
          <Link to={sitePath(PAGES.hospitals.path)}>{words.trail.hospitals}</Link>
        </li>
        <li aria-current="page">{stateNameFrom(words.states, state)}</li>
      </ol>
    </nav>
  );
};

export const NetworkFigures = ({ words, facts: { state, networks } }: StateProps) => {
  const language = usePageLanguage();
  const shown = useShownNetworks();
  const sitePath = useSitePath();
  return (
    <ul role="list" className={figureStyles.figures}>
      {shown.map((network) => (
        <li key={network}>
          <Link to={sitePath(`${PAGES.hospitals.path}?state=${state}&network=${network}`)}>
            <b className="semibold">{networkName(network)}</b>{' '}
            <span className={figureStyles.value} aria-hidden>
              {formatNumber(language, networks[network])}
            </span>{' '}
            <span className="visually-hidden">{plural(language, words.count, networks[network])}</span>{' '}
            <span className="hint">
              {fill(words.networks.share, {
                share: formatPercent(language, sharePercent(networks[network], countAll(networks))),
              })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

export const StateNeighbors = ({ words, facts: { state, states } }: StateProps) => {
  const at = states.findIndex((option) => option.state === state);
  return (
    <nav aria-label={words.near.label} className={nearStyles.near}>
      <Neighbor words={words} state={states[at - 1]?.state} way="previous" />
      <Neighbor words={words} state={states[at + 1]?.state} way="next" />
    </nav>
  );
};

interface NeighborProps extends Pick<StateProps, 'words'> {
  readonly state: string | undefined;
  readonly way: 'previous' | 'next';
}

const Neighbor = ({ words, state, way }: NeighborProps) => {
  const sitePath = useSitePath();
  if (state === undefined) return null;
  return (
    <Link
      to={sitePath(statePath(state))}
      className={nearStyles[way] ?? ''}
      rel={way === 'next' ? 'next' : 'prev'}
    >
      <Icon of={way === 'next' ? ArrowRight : ArrowLeft} size={20} />
      <span>
        <span className={nearStyles.way}>{words.near[way]}</span> {stateNameFrom(words.states, state)}
      </span>
    </Link>
  );
};
