import { useCallback, useDeferredValue, useMemo } from 'react';
import { planNetworks } from '#content/facts.ts';
import { DirectoryNote } from '#features/directory/DirectoryNote.tsx';
import { filtersText } from '#features/hospitals/filter-labels.ts';
import { useFinderWords, useFirstPage } from '#features/hospitals/finder-context.ts';
import { applyFilters, showFiltered, useFinderStore } from '#features/hospitals/finder-store.ts';
import { DEFAULT_STATE, queryOf } from '#features/hospitals/url/finder-url.ts';
import { StateMap } from '#features/map/StateMap.tsx';

/** Map of the finder's results by the applied filters. A state chosen on the map replaces state and city of the filters. */
export const StateMapPart = () => {
  const words = useFinderWords();
  const directory = useFirstPage().states;
  const note = useMemo(() => <DirectoryNote words={words} />, [words]);
  // Deferred, so that the visible list renders first.
  const { applied, isReady } = useDeferredValue(useFinderStore(({ shown }) => shown));
  const { filter } = applied;
  const anywhere = useMemo(() => ({ ...filter, state: '', city: '' }), [filter]);
  const request = useMemo(() => {
    const query = queryOf({ ...DEFAULT_STATE, filter: anywhere }, 0, 0);
    const { plan, network } = anywhere;
    return isReady ? { query, networks: plan === '' || network !== '' ? [] : planNetworks[plan] } : undefined;
  }, [isReady, anywhere]);
  const choose = useCallback(
    (state: string): void => {
      const next = { ...applied, filter: { ...anywhere, state } };
      if (state === '') applyFilters(next);
      else showFiltered(next);
    },
    [applied, anywhere],
  );
  return (
    <StateMap
      words={words.map}
      names={words.states}
      directory={directory}
      note={note}
      request={request}
      what={filtersText(words, anywhere)}
      network={filter.network}
      chosen={filter.state}
      city={filter.city}
      choose={choose}
    />
  );
};
