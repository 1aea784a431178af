import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#components/Icon.tsx';
import { statePath } from '#domain/state.ts';
import { useSitePath } from '#stores/language.ts';
import styles from './StateNeighbours.module.css';
import type { StateProps } from './StateOpening.tsx';

/** The states before and after this one in the order of names. */
export const StateNeighbours = ({ words, facts: { state, states } }: StateProps): ReactNode => {
  const at = states.findIndex((option) => option.state === state);
  return (
    <nav aria-label={words.near.label} className={styles.near}>
      <Neighbour words={words} state={states[at - 1]?.state} way="previous" />
      <Neighbour words={words} state={states[at + 1]?.state} way="next" />
    </nav>
  );
};

interface NeighbourProps extends Pick<StateProps, 'words'> {
  readonly state: string | undefined;
  readonly way: 'previous' | 'next';
}

const Neighbour = ({ words, state, way }: NeighbourProps): ReactNode => {
  const sitePath = useSitePath();
  const names: Readonly<Record<string, string>> = words.states;
  if (state === undefined) return null;
  return (
    <Link
      to={sitePath(statePath(state))}
      className={styles[way] ?? ''}
      rel={way === 'next' ? 'next' : 'prev'}
    >
      <Icon of={way === 'next' ? ArrowRight : ArrowLeft} size={20} />
      <span>
        <span className={styles.way}>{words.near[way]}</span> {names[state] ?? state}
      </span>
    </Link>
  );
};
