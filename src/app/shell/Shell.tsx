import type { ReactNode } from 'react';
import type { ShellWords } from '#content/words.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';

export interface ShellProps {
  readonly words: ShellWords;
  /** Page code without its language. */
  readonly code: string;
  readonly children: ReactNode;
}

/** What every page stands in. */
export const Shell = ({ words, code, children }: ShellProps): ReactNode => (
  <>
    <a className={styles.skip} href="#content">
      {words.skip}
    </a>
    <Header words={words} />
    <main id="content" tabIndex={-1} className={styles.main}>
      {children}
    </main>
    <Footer words={words} code={code} />
  </>
);
