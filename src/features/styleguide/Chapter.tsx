import type { ReactNode } from 'react';
import { Section, SectionHeader } from '#components/Section.tsx';
import styles from './Specimen.module.css';

interface ChapterProps {
  readonly heading: string;
  readonly lead?: string;
  readonly ground?: 'shell' | 'sand' | 'ink';
  /** Specimens by their state. */
  readonly specimens: Readonly<Record<string, ReactNode>>;
  /** States that span a whole row. */
  readonly wide?: readonly string[];
}

export const Chapter = ({ heading, lead, ground = 'shell', specimens, wide = [] }: ChapterProps) => (
  <Section ground={ground} id={heading.toLowerCase().replace(/\W+/g, '-')}>
    <SectionHeader heading={heading} lead={lead} />
    <div className={styles.specimens}>
      {Object.entries(specimens).map(([state, specimen]) => (
        <figure key={state} className={styles.specimen} data-wide={wide.includes(state)}>
          <figcaption className={styles.state}>{state}</figcaption>
          <div className="min-width-0">{specimen}</div>
        </figure>
      ))}
    </div>
  </Section>
);
