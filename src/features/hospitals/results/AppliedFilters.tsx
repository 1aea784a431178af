import { FlaskConical, X } from 'lucide-react';
import { memo } from 'react';
import { Icon } from '#components/Icon.tsx';
import { Tag } from '#components/Tag.tsx';
import { directory } from '#content/facts.ts';
import { fill, plural } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import { filterLabels, labelsAsText, without } from '../filter-labels.ts';
import { useFinderWords } from '../finder-context.ts';
import { applyFilters } from '../finder-store.ts';
import styles from './AppliedFilters.module.css';
import type { Results } from './use-hospital-search.ts';

export const AppliedFilters = memo(({ results }: { readonly results: Results }) => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const { applied, phase, total, distances, unplaced = 0 } = results;
  const labels = filterLabels(words, applied.filter);
  return (
    <header className="stack gap-3">
      <div className={styles.title}>
        <h2 id="results-heading">{words.results.heading}</h2>
        {directory.illustrative && (
          <Tag tone="sun" icon={<Icon of={FlaskConical} size={16} />}>
            {words.sample.tag}
          </Tag>
        )}
      </div>
      <p className={styles.status} role="status">
        {(phase === 'first' || phase === 'ready') && (
          <>
            <strong>{plural(language, words.results.count, total)}</strong>: {labelsAsText(words, labels)}
          </>
        )}
      </p>
      {distances !== undefined && (
        <p className="no-max-width hint">
          {words.near.straight} {unplaced > 0 && plural(language, words.near.unplaced, unplaced)}
        </p>
      )}
      {labels.length > 0 && (
        <ul role="list" className="cluster gap-2 no-print" aria-label={words.results.applied}>
          {labels.map(({ part, text }) => (
            <li key={part}>
              <button
                type="button"
                className={styles.chip}
                aria-label={fill(words.results.remove, { filter: text })}
                onClick={() => applyFilters({ ...applied, filter: without(applied.filter, part) })}
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
