import { X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { fill, plural } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './AppliedFilters.module.css';
import { filterLabels, without } from './labels.ts';
import { SampleTag } from './SampleTag.tsx';
import type { AppliedControl } from './use-applied.ts';
import type { Results } from './use-hospital-search.ts';
import { useFinderWords } from './words.ts';

export interface AppliedFiltersProps extends Pick<AppliedControl, 'apply'> {
  readonly results: Results;
}

/** How many hospitals, and for which filters: always those in use, never those that are merely typed. */
export const AppliedFilters = memo(({ results, apply }: AppliedFiltersProps): ReactNode => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const labels = filterLabels(words, results.applied.filter);
  const what = labels.length === 0 ? words.labels.whole : labels.map(({ text }) => text).join(', ');
  const known = results.phase === 'first' || results.phase === 'ready';
  return (
    <header className="stack gap-3">
      <div className={styles.title}>
        <h2 className={styles.heading} id="results-heading">
          {words.results.heading}
        </h2>
        <SampleTag />
      </div>
      <p className={styles.status} role="status">
        {known && (
          <>
            <strong>{plural(language, words.results.count, results.total)}</strong>: {what}
          </>
        )}
      </p>
      {results.distances !== undefined && <DistanceNote unplaced={results.unplaced ?? 0} />}
      {labels.length > 0 && (
        <ul role="list" className="cluster gap-2 no-print" aria-label={words.results.applied}>
          {labels.map(({ part, text }) => (
            <li key={part}>
              <button
                type="button"
                className={styles.chip}
                aria-label={fill(words.results.remove, { filter: text })}
                onClick={() => apply({ ...results.applied, filter: without(results.applied.filter, part) })}
              >
                {text} <Icon of={X} size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
});

/** How the distances are meant, and for how many hospitals there is none. */
const DistanceNote = ({ unplaced }: { readonly unplaced: number }): ReactNode => {
  const words = useFinderWords();
  const language = usePageLanguage();
  return (
    <p className="no-max-width hint">
      {words.near.straight} {unplaced > 0 && plural(language, words.near.unplaced, unplaced)}
    </p>
  );
};
