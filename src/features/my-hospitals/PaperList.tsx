import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { brand } from '#content/facts.ts';
import { fill } from '#domain/format.ts';
import { formatDate, localDay } from '#domain/format-date.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './PaperList.module.css';
import { Reach } from './Reach.tsx';
import type { TrayActionsProps } from './TrayActions.tsx';

export interface PaperListProps extends TrayActionsProps {
  readonly path: string;
  readonly done: () => void;
}

/** The list with its answer, alone on paper: opens the browser's print dialog, and goes away after it. */
export const PaperList = ({ words, reach, path, done }: PaperListProps): ReactNode => {
  const language = usePageLanguage();
  useSheet(done);
  return createPortal(
    <div className={styles.sheet}>
      <header className={styles.title}>
        <p>{brand.name}</p>
        <h1>{words.heading}</h1>
        <p>{fill(words.printed, { date: formatDate(language, localDay()) })}</p>
      </header>
      <Reach words={words} reach={reach} />
      <p className={styles.address}>
        {words.address} {new URL(path, location.origin).href}
      </p>
    </div>,
    document.body,
  );
};

/** While it is there the page itself is not printed, nor laid out for paper (usePrinting). */
const useSheet = (done: () => void): void => {
  useLayoutEffect(() => {
    document.documentElement.dataset.sheet = 'mine';
    return () => document.documentElement.removeAttribute('data-sheet');
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it prints once
  useEffect(() => {
    addEventListener('afterprint', done);
    print();
    return () => removeEventListener('afterprint', done);
  }, []);
};
