import { memo } from 'react';
import { SampleTag } from '#components/Tag.tsx';
import { directory } from '#content/facts.ts';
import { plural } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import { filtersText } from '../filter-labels.ts';
import { useFinderWords } from '../finder-context.ts';
import { isFiltered } from '../url/finder-url.ts';
import styles from './ResultsHeading.module.css';
import type { Results } from './use-hospital-search.ts';

export const ResultsHeading = memo(({ results }: { readonly results: Results }) => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const { applied, phase, total } = results;
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
