import type { ReactNode } from 'react';
import styles from './Phone.module.css';

export interface PhoneProps {
  /** What the screen shows, in one sentence: the only thing that is read aloud. */
  readonly label: string;
  readonly tone: 'lagoon' | 'coral' | 'sun' | 'night';
  readonly children: ReactNode;
}

const WAVES = [40, 66, 92, 118];

/**
 * A phone before a round window on the sea: an illustration whose screen is drawn with real text, in the page's language.
 * All its measures are in em, so that its font size is its scale.
 */
export const Phone = ({ label, tone, children }: PhoneProps): ReactNode => (
  <div role="img" aria-label={label} className={styles.stage} data-tone={tone}>
    <svg className={styles.window} viewBox="0 0 400 400" aria-hidden>
      <g fill="none" strokeWidth="1.75">
        {WAVES.map((radius) => (
          <circle key={radius} cx="200" cy="318" r={radius * 1.9} />
        ))}
      </g>
      <path d="M0 318H400V400H0Z" />
    </svg>
    <div className={styles.phone} aria-hidden>
      <div className={styles.status}>
        <svg viewBox="0 0 20 12" aria-hidden>
          <path d="M0 8h3v4H0zM5 5.5h3V12H5zM10 3h3v9h-3zM15 0h3v12h-3z" />
        </svg>
        <i />
        <svg viewBox="0 0 26 12" aria-hidden>
          <path d="M3 0h18a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3ZM25 4h1v4h-1z" />
        </svg>
      </div>
      {children}
    </div>
  </div>
);
