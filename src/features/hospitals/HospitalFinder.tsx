import { RefreshCw, Unplug } from 'lucide-react';
import { memo, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { Button } from '#components/Button.tsx';
import { Notice } from '#components/Notice.tsx';
import { Spinner } from '#components/Spinner.tsx';
import { Tabs } from '#components/Tabs.tsx';
import { SampleTag } from '#components/Tag.tsx';
import { directory } from '#content/facts.ts';
import { plural } from '#domain/format.ts';
import { ENGLISH_PARAMETER } from '#domain/language.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { KEEP_SCROLL } from '#stores/keep-scroll.ts';
import { usePageLanguage } from '#stores/language.ts';
import { LIST_PARAMETER } from '#stores/my-hospitals-list.ts';
import { ListActions } from './export/ListActions.tsx';
import { OpenChosenNote, TableFootnote } from './FinderNotes.tsx';
import { FilterForm } from './filter/FilterForm.tsx';
import { useHospitalOptions } from './filter/use-counts.ts';
import { filtersText } from './filter-labels.ts';
import { useFinderWords, useFirstPage } from './finder-context.ts';
import { applyFilters, useFinderStore, useFocusAwaited } from './finder-store.ts';
import styles from './HospitalFinder.module.css';
import { HospitalTable } from './results/HospitalTable.tsx';
import { NoneFound } from './results/NoneFound.tsx';
import { type Results, useHospitalSearch } from './results/use-hospital-search.ts';
import { type FinderState, isFiltered } from './url/finder-url.ts';
import { useFinderUrl } from './url/use-finder-url.ts';

const openView = (id: string): void => {
  useFinderStore.setState({ view: id === 'map' ? 'map' : 'list' });
  applyFilters({}, 'replace');
  // Below the results heading, the map fits the viewport.
  if (id === 'map') document.getElementById('results-heading')?.scrollIntoView();
};

/** `map`: element of the map tab, which shows the counts of the same filters. */
export const HospitalFinder = ({ map }: { readonly map: ReactNode }) => {
  const words = useFinderWords();
  const { near, language } = words;
  const [attempt, setAttempt] = useState(0);
  const firstPage = useFirstPage();
  const options = useHospitalOptions(attempt);
  const applied = useFinderUrl(options);
  const results = useHospitalSearch(applied, attempt);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  const { applied: shown, phase, unplaced = 0 } = results;
  const view = useFinderStore((state) => state.view);
  useAwaitAddressed(applied);
  useFocusAwaited(results);
  useEffect(
    () => useFinderStore.setState({ shown: { applied: shown, isReady: phase === 'ready' } }),
    [shown, phase],
  );
  const list = (
    <>
      {shown.filter.network === 'open' && <OpenChosenNote />}
      <HospitalList results={results} retry={retry} />
      {results.distances !== undefined && (
        <p className="no-max-width hint">
          {near.straight} {unplaced > 0 && plural(language, near.unplaced, unplaced)}
        </p>
      )}
      <ListActions results={results} />
      <TableFootnote />
    </>
  );
  return (
    <>
      <NoIndex />
      <FilterForm
        applied={applied}
        options={options}
        states={options?.states ?? firstPage.states}
        total={phase === 'ready' ? results.total : undefined}
      />
      <div className={styles.results} data-phase={phase}>
        <Tabs
          label={words.results.views}
          heading={<ResultsHeading results={results} />}
          tabs={[
            { id: 'list', label: words.results.list, body: list },
            { id: 'map', label: words.results.map, body: map },
          ]}
          open={view}
          onOpen={openView}
        />
      </div>
    </>
  );
};

let hasVisited = false;

/**
 * Returns true once per page load, and only for a new visit: on reload and Back the browser restores the scroll position, and
 * after a change of the language the menu has the focus.
 */
const isFirstVisit = (): boolean => {
  if (hasVisited || typeof window === 'undefined') return false;
  hasVisited = true;
  const [entry] = performance.getEntriesByType('navigation');
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
  return isNew && document.activeElement === document.body;
};

/** Moves to the results when the visitor follows or pastes an address with filters; reload and Back keep the scroll position. */
const useAwaitAddressed = (applied: FinderState): void => {
  const { hash, search, state } = useLocation();
  const isFollowed = useNavigationType() === 'PUSH' && state !== KEEP_SCROLL;
  const isWhole = hash === '' && !new URLSearchParams(search).has(LIST_PARAMETER);
  const [isAsked, setAsked] = useState(() => isWhole && (isFollowed || isFirstVisit()));
  useEffect(() => {
    if (!isAsked || !isFiltered(applied)) return;
    setAsked(false);
    useFinderStore.setState({ awaited: applied.filter });
  }, [isAsked, applied]);
};

const ResultsHeading = memo(({ results: { applied, phase, total } }: { readonly results: Results }) => {
  const words = useFinderWords();
  const language = usePageLanguage();
  return (
    <header className={styles.heading}>
      <h2 id="results-heading" tabIndex={-1}>
        {words.results.heading}
      </h2>
      {directory.illustrative && <SampleTag>{words.sample.tag}</SampleTag>}
      <p className={styles.status} role="status" data-filtered={isFiltered(applied)}>
        {(phase === 'first' || phase === 'ready') && (
          <>
            <strong>{plural(language, words.results.count, total)}</strong>:{' '}
            {filtersText(words, applied.filter)}
          </>
        )}
      </p>
    </header>
  );
});

interface HospitalListProps {
  readonly results: Results;
  readonly retry: () => void;
}

const HospitalList = memo(({ results, retry }: HospitalListProps) => {
  const words = useFinderWords();
  if (results.phase === 'loading') return <Spinner text={words.results.loading} />;
  if (results.phase === 'failed')
    return (
      <div role="alert">
        <Notice tone="urgent" icon={<Unplug size={22} />} heading={words.failed.heading}>
          <p>{words.failed.body}</p>
          <p>
            <Button look="outline" onClick={retry}>
              <RefreshCw size={18} /> {words.failed.retry}
            </Button>
          </p>
        </Notice>
      </div>
    );
  if (results.total === 0) return <NoneFound applied={results.applied} />;
  return <HospitalTable results={results} />;
});

/** Excludes pages with a query string from search engines, which should list the directory only once. */
const NoIndex = () => {
  const [params] = useSearchParams();
  const hasQuery = [...params.keys()].some((name) => name !== ENGLISH_PARAMETER.name);
  return useHydrated() && hasQuery && <meta name="robots" content="noindex" />;
};
