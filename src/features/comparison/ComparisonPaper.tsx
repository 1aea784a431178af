import type { ReactNode } from 'react';
import { fill, formatDate } from '#domain/format.ts';
import { usePrinting } from '#hooks/usePrinting.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './ComparisonPaper.module.css';
import { type ComparisonTexts, useComparisonPath } from './ShareComparison.tsx';

/** Today where the visitor is, as an ISO date: Sweden writes its dates so. */
const today = (): string => new Date().toLocaleDateString('sv');

/** On paper alone: when it was printed, and where the comparison is to be found again. */
export const ComparisonPaper = ({ words, choice }: ComparisonTexts): ReactNode => {
  const language = usePageLanguage();
  const path = useComparisonPath(choice);
  if (!usePrinting()) return null;
  return (
    <p className={styles.paper}>
      {fill(words.paper, { date: formatDate(language, today()) })} {new URL(path, location.origin).href}
    </p>
  );
};
