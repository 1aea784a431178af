import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps {
  readonly tone: 'calm' | 'sample' | 'urgent';
  readonly icon: ReactNode;
  readonly heading: string;
  /** Heading level. Use 2 if no other heading of the section precedes the notice. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

export const Notice = ({ tone, icon, heading, level = 3, children }: NoticeProps) => {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.notice} data-tone={tone}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.body}>
        <Heading className={styles.heading}>{heading}</Heading>
        {children}
      </div>
    </section>
  );
};
