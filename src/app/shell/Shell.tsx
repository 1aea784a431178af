import type { ReactNode } from 'react';
import type { ShellWords } from '#content/words/words.ts';
import type { HeaderGround, PageId } from '#domain/page.ts';
import { Dock } from './Dock.tsx';
import { EmergencyPanel } from './EmergencyPanel.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';

export interface ShellProps {
  readonly words: ShellWords;
  readonly page: PageId;
  readonly ground: HeaderGround;
  readonly children: ReactNode;
}

export const Shell = ({ words, page, ground, children }: ShellProps) => (
  <>
    <a className={styles.skip} href="#content">
      {words.skip}
    </a>
    <Header words={words} ground={ground} />
    <main id="content" tabIndex={-1} className={styles.main} data-ground={ground}>
      {children}
    </main>
    <Footer words={words} page={page} />
    <EmergencyPanel words={words} />
    <Dock words={words} />
  </>
);
