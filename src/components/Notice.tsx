import type { ReactNode } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps {
  readonly tone: 'calm' | 'sample' | 'urgent';
  readonly icon: ReactNode;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A boxed note with a mark, a heading and its text. */
export const Notice = ({ tone, icon, heading, children }: NoticeProps): ReactNode => (
  <section className={styles.notice} data-tone={tone}>
    <span className={styles.icon}>{icon}</span>
    <div className={styles.body}>
      <h3 className={styles.heading}>{heading}</h3>
      {children}
    </div>
  </section>
);
