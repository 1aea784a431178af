import type { ReactNode } from 'react';
import { localDay } from '#domain/dates.ts';
import { fill, formatDate } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './ComparisonPaper.module.css';
import { type ComparisonTexts, useComparisonPath } from './use-comparison.ts';

/** On paper alone: the day, and where the comparison is to be found again. The prerendered page knows neither: only browsers draw it. */
export const ComparisonPaper = ({ words, choice }: ComparisonTexts): ReactNode => {
  const language = usePageLanguage();
  const path = useComparisonPath(choice);
  return (
    <p className={styles.paper}>
      {fill(words.paper, { date: formatDate(language, localDay()) })} {new URL(path, location.origin).href}
    </p>
  );
};
