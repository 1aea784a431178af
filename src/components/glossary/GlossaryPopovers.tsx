import { X } from 'lucide-react';
import styles from './GlossaryPopovers.module.css';

export interface GlossaryPopoversProps {
  /** Heading of the list in browsers without popovers. */
  readonly heading: string;
  readonly close: string;
  readonly entries: readonly { readonly id: string; readonly term: string; readonly meaning: string }[];
}

/** Explanations of a page's terms, at the end of the page: popovers, or a list in browsers without popovers. */
export const GlossaryPopovers = ({ heading, close, entries }: GlossaryPopoversProps) => (
  <div className={`page no-print ${styles.glossary}`} id="glossary">
    <h2>{heading}</h2>
    {entries.map(({ id, term, meaning }) => (
      <div
        key={id}
        className={styles.entry}
        id={`term-${id}`}
        popover="auto"
        role="note"
        aria-labelledby={`name-${id}`}
      >
        <h3 id={`name-${id}`}>{term}</h3>
        <button
          type="button"
          className={styles.close}
          aria-label={close}
          popoverTarget={`term-${id}`}
          popoverTargetAction="hide"
        >
          <X size={20} />
        </button>
        <p id={`meaning-${id}`}>{meaning}</p>
      </div>
    ))}
  </div>
);
