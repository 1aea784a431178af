import { localDay } from '#domain/dates.ts';
import { fill, formatDate } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './PrintedComparisonNote.module.css';

interface PrintedComparisonNoteProps {
  readonly text: string;
  /** Path of the comparison, with query. */
  readonly path: string;
}

/** Rendered in browsers only, because the prerendered page knows neither date nor address. */
export const PrintedComparisonNote = ({ text, path }: PrintedComparisonNoteProps) => (
  <p className={styles.paper}>
    {fill(text, { date: formatDate(usePageLanguage(), localDay()) })} {new URL(path, location.origin).href}
  </p>
);
