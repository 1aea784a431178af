import { Check, type LucideIcon, SendHorizontal } from 'lucide-react';
import type { PropsWithChildren, ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import scenesStyles from './scenes.module.css';
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

interface SceneProps {
  readonly className?: string | undefined;
}

export const Doctor = ({ className }: SceneProps) => (
  <svg className={className} viewBox="0 14 280 330" preserveAspectRatio="xMidYMax slice" aria-hidden>
    <g className={scenesStyles.arcs}>
      {[230, 190, 150, 112].map((radius) => (
        <circle key={radius} cx="140" cy="235" r={radius} />
      ))}
    </g>
    <path d="M0 268H280V360H0Z" className="fill-lagoon-deep" />
    <path d="M34 360v-30c4-86 48-108 106-108s102 22 106 108v30Z" className={scenesStyles.paper} />
    <path d="M112 224 140 268l28-44-8-24h-40Z" className={scenesStyles.skin} />
    <path d="m112 224 28 44 28-44 12 3-24 103h-32l-24-103Z" className="fill-lagoon" />
    <path d="M112 224 140 268l28-44-4-14h-48Z" className={scenesStyles.skin} />
    <ellipse cx="140" cy="158" rx="46" ry="56" className={scenesStyles.skin} />
    <path
      d="M90 166c-12-56 16-84 50-84s62 28 50 84c-4-24-14-38-28-44-18 12-44 16-58 10-8 8-12 20-14 34Z"
      className={scenesStyles.hair}
    />
    <path d="M124 158h.1M156 158h.1" className={scenesStyles.eyes} />
    <path d="M128 184q12 9 24 0" className={scenesStyles.line} />
    <path d="M98 228v36a24 24 0 0 0 48 0M182 228v20" className={scenesStyles.tube} />
    <circle cx="182" cy="256" r="9" className="fill-sun" />
  </svg>
);

export const Sunrise = ({ className }: SceneProps) => (
  <svg className={className} viewBox="0 0 280 150" preserveAspectRatio="xMidYMax slice" aria-hidden>
    <g className={scenesStyles.light}>
      {[190, 150, 112, 76].map((radius) => (
        <circle key={radius} cx="140" cy="118" r={radius} />
      ))}
    </g>
    <circle cx="140" cy="118" r="44" className="fill-sun" />
    <path d="M0 118H280V150H0Z" className={scenesStyles.sea} />
    <path d="M52 150c0-40 14-56 34-56s34 16 34 56Z" className={scenesStyles.ink} />
    <circle cx="88" cy="72" r="19" className={scenesStyles.ink} />
    <path d="M160 150c0-40 14-56 34-56s34 16 34 56Z" className="fill-lagoon" />
    <circle cx="192" cy="72" r="19" className="fill-lagoon" />
  </svg>
);

export const Signature = () => (
  <svg className={scenesStyles.hand} viewBox="0 0 200 52" aria-hidden>
    <path d="M2 10h176M2 24h140M8 46c10-18 18-14 14-4s8 4 14-4 8-2 10 2 10-10 14-6 2 8 10 4 12-6 22-2" />
  </svg>
);
