import type { ReactNode } from 'react';
import { revealOnScroll } from './lazy/reveal.ts';
import styles from './Section.module.css';

export interface SectionProps {
  /** Background. Alternate it; never use the same background three times in a row. */
  readonly ground: 'shell' | 'sand' | 'ink';
  /** Less padding and a smaller heading, so that the sections around this section stand out. */
  readonly look?: 'quiet';
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/** Class of each background. */
export const GROUNDS = { shell: 'surface', sand: 'sand', ink: 'ink-ground' } as const;

/** Full-width band of the page. Its content, at the page's width, is revealed once by scrolling. */
export const Section = ({ ground, look, id, children }: SectionProps) => (
  <section className={`${styles.section} ${GROUNDS[ground]}`} data-look={look} id={id}>
    <div className={`page ${styles.inner}`} data-reveal ref={revealOnScroll}>
      {children}
    </div>
  </section>
);

export interface SectionHeaderProps {
  readonly heading: string;
  readonly lead?: ReactNode;
  readonly label?: string | undefined;
}

export const SectionHeader = ({ heading, lead, label }: SectionHeaderProps) => (
  <header className={styles.header}>
    {label !== undefined && <p className={styles.label}>{label}</p>}
    <h2>{heading}</h2>
    {lead !== undefined && <p className={styles.lead}>{lead}</p>}
  </header>
);
