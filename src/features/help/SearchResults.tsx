import { type ReactNode, useEffect } from 'react';
import type { FaqsWords } from '#content/words/words.ts';
import { usePageLanguage } from '#stores/language.ts';
import { countOf } from './count-of.ts';
import { CATEGORY_ELEMENT } from './help-page.ts';
import { ResultItem } from './ResultItem.tsx';
import styles from './SearchResults.module.css';
import type { Found } from './use-help-search.ts';
import { useResultKeys } from './use-result-keys.ts';

export interface SearchResultsProps {
  readonly words: FaqsWords;
  readonly found: Pick<Found, 'text' | 'answer'>;
  /** The answer that the reader comes back from; empty: none. */
  readonly last: string;
}

/** The answers that were found in all categories, best first. */
export const SearchResults = ({ words, found, last }: SearchResultsProps): ReactNode => {
  const language = usePageLanguage();
  useResultKeys();
  useFocusAgain(last);
  return (
    <section className={styles.results} aria-labelledby="found">
      <h2 id="found">{countOf(words, language, found)}</h2>
      <ol role="list">
        {found.answer.hits.map((hit) => (
          <ResultItem key={`${hit.id} ${hit.language}`} words={words} text={found.text} hit={hit} />
        ))}
      </ol>
    </section>
  );
};

/** What led back here went away with the focus, or the browser's Back left it in a category that is hidden now: it goes to the result that was followed. */
const useFocusAgain = (last: string): void => {
  useEffect(() => {
    const { activeElement: at, body } = document;
    if (last === '' || (at !== body && !at?.closest(CATEGORY_ELEMENT))) return;
    document.querySelector<HTMLElement>(`[data-hit="${last}"]`)?.focus();
  }, [last]);
};
