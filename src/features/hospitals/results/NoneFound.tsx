import { useMemo } from 'react';
import { Arcs } from '#components/Arcs.tsx';
import { Button } from '#components/Button.tsx';
import { fill, plural } from '#domain/format.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { searchClient } from '#search/index.ts';
import { NO_FILTER } from '#stores/hospital-filter.ts';
import { usePageLanguage } from '#stores/language.ts';
import { type FilterLabel, filterLabels, removeFilter } from '../filter-labels.ts';
import { useFinderWords } from '../finder-context.ts';
import { showFiltered } from '../finder-store.ts';
import { type FinderState, queryOf } from '../url/finder-url.ts';
import styles from './NoneFound.module.css';

/** Offers a similar name, and to remove filters, with the number of hospitals that this finds. */
export const NoneFound = ({ applied }: { readonly applied: FinderState }) => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const request = useMemo(() => ({ applied, labels: filterLabels(words, applied.filter) }), [applied, words]);
  const help = useLoaded(lookUp, request)?.output;
  const { filter } = applied;
  const similar = help?.didYouMean;
  const removals = help?.removals ?? [];
  return (
    <section className="empty stack gap-4 text-center surface rounded-large" aria-labelledby="none-found">
      <Arcs className={styles.arcs} count={5} />
      <h3 id="none-found">{words.none.heading}</h3>
      {similar !== undefined && (
        <Button onClick={() => showFiltered({ ...applied, filter: { ...filter, text: similar } })}>
          {fill(words.none.didYouMean, { text: similar })}
        </Button>
      )}
      {removals.length > 0 && <p>{words.none.try}</p>}
      {removals.length > 0 && (
        <ul role="list" className="cluster gap-2 items-center justify-center">
          {removals.map(({ part, text, count }) => {
            const offer = plural(
              language,
              part === 'within' ? words.near.farther : words.none.without,
              count,
            );
            const label = fill(offer, { filter: text });
            const show = (): void => showFiltered({ ...applied, filter: removeFilter(filter, part) });
            return (
              <li key={part}>
                {count === 0 ? (
                  label
                ) : (
                  <Button look="outline" onClick={show}>
                    {label}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <Button look="quiet" onClick={() => showFiltered({ ...applied, filter: NO_FILTER })}>
        {words.none.reset}
      </Button>
    </section>
  );
};

interface HelpRequest {
  readonly applied: FinderState;
  readonly labels: readonly FilterLabel[];
}

const lookUp = async ({ applied, labels }: HelpRequest) => {
  const client = searchClient();
  const { filter } = applied;
  const excluding = labels.filter(({ part }) => part !== 'near' && part !== 'plan');
  const countWithout = async ({ part, text }: FilterLabel) => {
    const rest = { ...applied, filter: removeFilter(filter, part) };
    const named = part === 'state' && filter.city !== '' ? `${text} · ${filter.city}` : text;
    return { part, text: named, count: (await client.search(queryOf(rest, 0, 0))).total };
  };
  const [didYouMean, removals] = await Promise.all([
    filter.text === '' ? undefined : client.didYouMean(filter.text),
    Promise.all(excluding.map(countWithout)),
  ]);
  return { didYouMean, removals: removals.sort((a, b) => b.count - a.count) };
};
