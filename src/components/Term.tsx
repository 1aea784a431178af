import { Fragment, type ReactNode } from 'react';
import styles from './Term.module.css';

export interface TermProps {
  /** Of the entry in the glossary, which the page shows with `<GlossaryPopovers>`. */
  readonly id: string;
  /** Short: a term does not break over lines. */
  readonly children: ReactNode;
}

/** A term that opens its explanation where it stands, without script (in browsers without popovers by document-clicks.ts). A screen reader reads the meaning after its name. */
export const Term = ({ id, children }: TermProps): ReactNode => (
  <button
    type="button"
    className={styles.term}
    popoverTarget={`term-${id}`}
    aria-describedby={`meaning-${id}`}
  >
    {children}
  </button>
);

const MARK = /\[\[([\w-]+\|[^\]]+)\]\]/;

/**
 * Makes the marked terms of a sentence open their explanations: `Subject to [[ucr|UCR]] charges.` Mark one to three words: a
 * term does not break over lines. Fill placeholders first.
 */
export const withTerms = (text: string): ReactNode =>
  text.split(MARK).map((part, at) => {
    const [id = '', term] = at % 2 === 1 ? part.split('|') : [];
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
    return <Fragment key={at}>{term ? <Term id={id}>{term}</Term> : part}</Fragment>;
  });
