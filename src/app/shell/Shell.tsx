import type { ReactNode } from 'react';
import { lazySection } from '#components/LazySection.tsx';
import type { ShellWords } from '#content/words/words.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import { EmergencyAction } from './EmergencyAction.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';

const Footer = lazySection('shell-footer', async () => (await import('./Footer.tsx')).Footer);

export interface ShellProps {
  readonly words: ShellWords;
  readonly page: PageId;
  readonly children: ReactNode;
}

/** Header, footer and emergency button around every page. */
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
