import { localDay } from '#domain/dates.ts';
import { fill, formatDate } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './PrintedComparisonNote.module.css';
import { type ComparisonTexts, useComparisonPath } from './use-comparison.ts';

/** Rendered in browsers only, because the prerendered page knows neither date nor address. */
export const PrintedComparisonNote = ({ words, choice }: ComparisonTexts) => {
  const language = usePageLanguage();
  const path = useComparisonPath(choice);
  return (
    <p className={styles.paper}>
      {fill(words.paper, { date: formatDate(language, localDay()) })} {new URL(path, location.origin).href}
    </p>
  );
};
