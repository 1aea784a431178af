import type { ReactNode } from 'react';
import { Arcs } from '#components/Arcs.tsx';
import { Button } from '#components/Button.tsx';
import { fill, plural } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import { without } from '../filter-labels.ts';
import { useFinderWords } from '../finder-context.ts';
import { DEFAULT_STATE, type FinderState } from '../url/finder-url.ts';
import type { FinderControl } from '../url/use-finder-url.ts';
import styles from './NoneFound.module.css';
import { useNoResultsHelp } from './use-no-results-help.ts';

export interface NoneFoundProps extends Pick<FinderControl, 'apply'> {
  readonly applied: FinderState;
}

/** An empty list with its ways out: a text near the typed one, and each filter with what its removal gives back. */
export const NoneFound = ({ applied, apply }: NoneFoundProps): ReactNode => {
  const words = useFinderWords();
  const wayOut = useNoResultsHelp(applied);
  const { filter } = applied;
  return (
    <section className={styles.none} aria-labelledby="none-found">
      <Arcs className={styles.arcs} count={5} />
      <h3 id="none-found">{words.none.heading}</h3>
      {wayOut?.didYouMean !== undefined && (
        <Button onClick={() => apply({ ...applied, filter: { ...filter, text: wayOut.didYouMean ?? '' } })}>
          {fill(words.none.didYouMean, { text: wayOut.didYouMean })}
        </Button>
      )}
      {wayOut !== undefined && wayOut.removals.length > 0 && <Removals {...{ applied, apply, wayOut }} />}
      <Button look="quiet" onClick={() => apply({ ...applied, filter: DEFAULT_STATE.filter })}>
        {words.none.reset}
      </Button>
    </section>
  );
};

interface RemovalsProps extends NoneFoundProps {
  readonly wayOut: NonNullable<ReturnType<typeof useNoResultsHelp>>;
}

const Removals = ({ applied, apply, wayOut }: RemovalsProps): ReactNode => {
  const words = useFinderWords();
  const language = usePageLanguage();
  return (
    <>
      <p>{words.none.try}</p>
      <ul role="list" className={styles.removals}>
        {wayOut.removals.map(({ part, text, count }) => (
          <li key={part}>
            <Button
              look="outline"
              onClick={() => apply({ ...applied, filter: without(applied.filter, part) })}
            >
              {fill(plural(language, part === 'within' ? words.near.farther : words.none.without, count), {
                filter: text,
              })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};
