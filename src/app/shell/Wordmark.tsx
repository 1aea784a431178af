import { brand } from '#content/facts.ts';
import styles from './Wordmark.module.css';

/** Neutral placeholder logo until the owner supplies one: arcs over the sea beside the name. */
export const Wordmark = () => (
  <span className="inline-row gap-3">
    <svg
      width="44"
      height="30"
      viewBox="0 0 44 30"
      fill="none"
      strokeWidth="2.25"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M2 24a20 20 0 0 1 40 0" stroke="currentColor" />
      <path d="M9 24a13 13 0 0 1 26 0" className={styles.middle} />
      <path d="M16 24a6 6 0 0 1 12 0" stroke="var(--sun)" />
      <path d="M2 28.5h40" stroke="currentColor" />
    </svg>
    <span className={styles.name}>{brand.name}</span>
  </span>
);
