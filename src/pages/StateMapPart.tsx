import { useCallback, useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { PAGES } from '#domain/page.ts';
import { DirectoryNote } from '#features/directory/DirectoryNote.tsx';
import { StateLinks } from '#features/directory/StateLinks.tsx';
import { filterLabels, labelsAsText } from '#features/hospitals/filter-labels.ts';
import { useFinderWords, useFirstPage } from '#features/hospitals/finder-context.ts';
import { applyFilters, useFinderStore } from '#features/hospitals/finder-store.ts';
import { DEFAULT_STATE, queryOf } from '#features/hospitals/url/finder-url.ts';
import { StateMap, type StateMapProps } from '#features/map/StateMap.tsx';
import { useSitePath } from '#stores/language.ts';
import styles from './StateMapPart.module.css';

const NO_STATES: StateMapProps['directory'] = [];

/** The map of the finder's results, and links to the states' pages. A state chosen on the map is applied by the finder. */
export const StateMapPart = () => {
  const words = useFinderWords();
  const directory = useFirstPage()?.states ?? NO_STATES;
  const finder = useFinder();
  const note = useMemo(() => <DirectoryNote words={words} />, [words]);
  const sitePath = useSitePath();
  return (
    <div className={styles.part}>
      <StateMap words={words.map} names={words.states} directory={directory} note={note} {...finder} />
      <div className="stack gap-4 no-print">
        <h3>{words.map.pages}</h3>
        <StateLinks states={directory} names={words.states} count={words.map.count} />
        <p>
          <Link to={sitePath(PAGES.networks.path)}>{words.directory.byNetwork}</Link>
        </p>
      </div>
    </div>
  );
};

/** The applied filters without state and city, which a state chosen on the map replaces, and how to apply them. */
const useFinder = (): Pick<StateMapProps, 'query' | 'what' | 'network' | 'chosen' | 'choose'> => {
  const words = useFinderWords();
  // The list, which is looked at, goes first.
  const { applied, isReady } = useDeferredValue(useFinderStore(({ shown }) => shown));
  const anywhere = useMemo(() => ({ ...applied.filter, state: '', city: '' }), [applied.filter]);
  const query = useMemo(
    () => (isReady ? queryOf({ ...DEFAULT_STATE, filter: anywhere }, 0, 0) : undefined),
    [isReady, anywhere],
  );
  const choose = useCallback(
    (state: string): void => {
      applyFilters({ ...applied, filter: { ...anywhere, state } });
      if (state !== '') showResults();
    },
    [applied, anywhere],
  );
  return {
    query,
    what: labelsAsText(words, filterLabels(words, anywhere)),
    network: applied.filter.network,
    chosen: applied.filter.state,
    choose,
  };
};

/** Brings the reader, with the focus, to the heading over the count and the list. */
const showResults = (): void => {
  const heading = document.getElementById('results-heading');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
};
