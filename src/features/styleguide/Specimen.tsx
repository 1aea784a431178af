import type { ReactNode } from 'react';
import { Section, SectionHeader } from '#components/Section.tsx';
import styles from './Specimen.module.css';

interface ChapterProps {
  readonly heading: string;
  readonly lead?: string;
  readonly ground?: 'shell' | 'sand' | 'ink';
  readonly children: ReactNode;
}

export const Chapter = ({ heading, lead, ground = 'shell', children }: ChapterProps) => (
  <Section ground={ground} id={heading.toLowerCase().replace(/\W+/g, '-')}>
    <SectionHeader heading={heading} lead={lead} />
    <div className={styles.specimens}>{children}</div>
  </Section>
);

interface SpecimenProps {
  readonly state: string;
  /** Spans a whole row. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export const Specimen = ({ state, wide = false, children }: SpecimenProps) => (
  <figure className={styles.specimen} data-wide={wide}>
    <figcaption className={styles.state}>{state}</figcaption>
    <div className="min-width-0">{children}</div>
  </figure>
);
