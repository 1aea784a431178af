import type { LucideIcon } from 'lucide-react';
import { Check, SendHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import styles from './screens.module.css';

interface HeadProps {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly children?: ReactNode;
}

/** Top of a screen: where one is, and a line about it. */
export const Head = ({ title, icon, children }: HeadProps): ReactNode => (
  <div className={styles.head}>
    <span className={styles.tile}>
      <Icon of={icon} />
    </span>
    <div>
      <b>{title}</b>
      {children !== undefined && <small>{children}</small>}
    </div>
  </div>
);

interface RowProps {
  readonly title: string;
  /** A tick in place of the mark. */
  readonly done?: boolean;
  readonly mark?: ReactNode;
  readonly children?: ReactNode;
}

/** A line of a list: its mark, its text, and what stands at its end. */
export const Row = ({ title, done = false, mark, children }: RowProps): ReactNode => (
  <div className={styles.row} data-done={done}>
    <span>{done ? <Icon of={Check} strokeWidth={3} /> : mark}</span>
    <p>{title}</p>
    {children}
  </div>
);

/** What one side says; the visitor's own words stand on the right. */
export const Bubble = ({
  mine = false,
  children,
}: {
  readonly mine?: boolean;
  readonly children: ReactNode;
}) => (
  <p className={styles.bubble} data-mine={mine}>
    {children}
  </p>
);

/** Where one would write. */
export const Composer = ({ children }: { readonly children: string }): ReactNode => (
  <div className={styles.composer}>
    {children}
    <span>
      <Icon of={SendHorizontal} />
    </span>
  </div>
);
