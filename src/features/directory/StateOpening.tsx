import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { Opening } from '#components/Opening.tsx';
import type { StatePageWords } from '#content/words/words.ts';
import { fill, plural } from '#domain/format.ts';
import { PAGES } from '#domain/page.ts';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import { DirectoryNote } from './DirectoryNote.tsx';
import styles from './StateOpening.module.css';
import type { StateFacts } from './state-facts.ts';
import { stateLead } from './state-sentences.ts';

export interface StateProps {
  readonly words: StatePageWords;
  readonly facts: StateFacts;
}

/** What the directory has in a state, in true sentences, and the way to search it. */
export const StateOpening = ({ words, facts }: StateProps): ReactNode => {
  const language = usePageLanguage();
  const sitePath = useSitePath();
  const { inState, state, networks } = facts;
  return (
    <Opening
      above={<Trail words={words} state={state} />}
      heading={fill(words.heading, { inState })}
      lead={stateLead(language, words, facts)}
    >
      <p className={styles.action}>
        <Link className={buttonClass('solid')} to={sitePath(`${PAGES.hospitals.path}?state=${state}`)}>
          <Icon of={Search} size={18} />
          {fill(plural(language, words.search, networks.open), { inState })}
        </Link>
      </p>
      <DirectoryNote words={words} />
    </Opening>
  );
};

/** Home › Hospital finder › Texas. */
const Trail = ({ words, state }: Pick<StateProps, 'words'> & { readonly state: string }): ReactNode => {
  const sitePath = useSitePath();
  const names: Readonly<Record<string, string>> = words.states;
  return (
    <nav aria-label={words.trail.label} className={styles.trail}>
      <ol role="list">
        <li>
          <Link to={sitePath(PAGES.home.path)}>{words.trail.home}</Link>
        </li>
        <li>
          <Link to={sitePath(PAGES.hospitals.path)}>{words.trail.hospitals}</Link>
        </li>
        <li aria-current="page">{names[state] ?? state}</li>
      </ol>
    </nav>
  );
};
