import { useEffect, useState } from 'react';
import { searchClient } from '#search/index.ts';
import { type FilterPart, filterLabels, without } from '../filter-labels.ts';
import { useFinderWords } from '../finder-context.ts';
import { type FinderState, queryOf } from '../url/finder-url.ts';

/** What leads out of an empty list. */
export interface NoResultsHelp {
  /** A text near the typed one that has matches. */
  readonly didYouMean: string | undefined;
  /** Each applied filter, with the number of rows that the list has without it. */
  readonly removals: readonly { readonly part: FilterPart; readonly text: string; readonly count: number }[];
}

const lookUp = async (
  applied: FinderState,
  labels: ReturnType<typeof filterLabels>,
): Promise<NoResultsHelp> => {
  const client = searchClient();
  const { filter } = applied;
  // A place alone keeps no hospital away: only the distance from it does.
  const hindering = labels.filter(({ part }) => part !== 'near');
  const [didYouMean, removals] = await Promise.all([
    filter.text === '' ? undefined : client.didYouMean(filter.text),
    Promise.all(
      hindering.map(async (label) => {
        const rest = { ...applied, filter: without(filter, label.part) };
        return { ...label, count: (await client.search(queryOf(rest, 0, 0))).total };
      }),
    ),
  ]);
  return { didYouMean, removals: removals.sort((a, b) => b.count - a.count) };
};

export const useNoResultsHelp = (applied: FinderState): NoResultsHelp | undefined => {
  const words = useFinderWords();
  const [wayOut, setWayOut] = useState<NoResultsHelp>();
  useEffect(() => {
    let wanted = true;
    lookUp(applied, filterLabels(words, applied.filter)).then(
      (answer) => wanted && setWayOut(answer),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [applied, words]);
  return wayOut;
};
