import { Check, type LucideIcon, SendHorizontal } from 'lucide-react';
import type { PropsWithChildren, ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import styles from './screens.module.css';

interface HeadProps {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly children?: ReactNode;
}

export const Head = ({ title, icon, children }: HeadProps) => (
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
  readonly done?: boolean;
  readonly mark?: ReactNode;
  readonly children?: ReactNode;
}

export const Row = ({ title, done = false, mark, children }: RowProps) => (
  <div className={styles.row} data-done={done}>
    <span>{done ? <Icon of={Check} strokeWidth={3} /> : mark}</span>
    <p>{title}</p>
    {children}
  </div>
);

/** The visitor's messages are on the right. */
export const Bubble = ({ mine = false, children }: PropsWithChildren<{ readonly mine?: boolean }>) => (
  <p className={styles.bubble} data-mine={mine}>
    {children}
  </p>
);

export const Composer = ({ children }: { readonly children: string }) => (
  <div className={styles.composer}>
    {children}
    <span>
      <Icon of={SendHorizontal} />
    </span>
  </div>
);

export const Sunrise = ({ className }: { readonly className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 280 150" preserveAspectRatio="xMidYMax slice" aria-hidden>
    <g fill="color-mix(in oklab, transparent, var(--sun) 22%)">
      {[190, 150, 112, 76].map((radius) => (
        <circle key={radius} cx="140" cy="118" r={radius} />
      ))}
    </g>
    <circle cx="140" cy="118" r="44" fill="var(--sun)" />
    <path d="M0 118H280V150H0Z" fill="color-mix(in oklab, var(--lagoon-pale), var(--lagoon) 40%)" />
    <path d="M52 150c0-40 14-56 34-56s34 16 34 56Z" fill="var(--ink)" />
    <circle cx="88" cy="72" r="19" fill="var(--ink)" />
    <path d="M160 150c0-40 14-56 34-56s34 16 34 56Z" fill="var(--lagoon)" />
    <circle cx="192" cy="72" r="19" fill="var(--lagoon)" />
  </svg>
);

export const Signature = () => (
  <svg
    width="80%"
    viewBox="0 0 200 52"
    fill="none"
    stroke="var(--edge)"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden
  >
    <path d="M2 10h176M2 24h140M8 46c10-18 18-14 14-4s8 4 14-4 8-2 10 2 10-10 14-6 2 8 10 4 12-6 22-2" />
  </svg>
);
