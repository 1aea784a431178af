import type { ReactNode } from 'react';
import { later } from '#components/Later.tsx';
import type { ShellWords } from '#content/words/words.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import { EmergencyAction } from './EmergencyAction.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';

/** At the end of a page: its code, like that of other parts below the fold, comes when the reader nears it. */
const Footer = later(() => import('./Footer.tsx').then((piece) => piece.Footer), 'footer');

export interface ShellProps {
  readonly words: ShellWords;
  readonly page: PageId;
  readonly children: ReactNode;
}

/** What every page stands in. */
export const Shell = ({ words, page, children }: ShellProps): ReactNode => (
  <>
    <a className={styles.skip} href="#content">
      {words.skip}
    </a>
    <Header words={words} ground={PAGES[page].ground} />
    <main id="content" tabIndex={-1} className={styles.main} data-ground={PAGES[page].ground}>
      {children}
    </main>
    <Footer words={words} page={page} />
    <EmergencyAction words={words} />
  </>
);
