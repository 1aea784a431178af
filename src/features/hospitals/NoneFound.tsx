import type { ReactNode } from 'react';
import { Arcs } from '#components/Arcs.tsx';
import { Button } from '#components/Button.tsx';
import { fill, plural } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import { type Applied, NOTHING_APPLIED } from './applied.ts';
import { without } from './labels.ts';
import styles from './NoneFound.module.css';
import type { AppliedControl } from './use-applied.ts';
import { useWayOut } from './use-way-out.ts';
import { useFinderWords } from './words.ts';

export interface NoneFoundProps extends Pick<AppliedControl, 'apply'> {
  readonly applied: Applied;
}

/** An empty list with its ways out: a text near the typed one, and each filter with what its removal gives back. */
export const NoneFound = ({ applied, apply }: NoneFoundProps): ReactNode => {
  const words = useFinderWords();
  const wayOut = useWayOut(applied);
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
      <Button look="quiet" onClick={() => apply({ ...applied, filter: NOTHING_APPLIED.filter })}>
        {words.none.reset}
      </Button>
    </section>
  );
};

interface RemovalsProps extends NoneFoundProps {
  readonly wayOut: NonNullable<ReturnType<typeof useWayOut>>;
}

const Removals = ({ applied, apply, wayOut }: RemovalsProps): ReactNode => {
  const words = useFinderWords();
  const language = usePageLanguage();
  return (
    <>
      <p>{words.none.try}</p>
      <ul role="list" className="cluster gap-2 justify-center">
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
